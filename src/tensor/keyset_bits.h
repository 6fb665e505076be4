/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The layout of a key set: one 64-bit word, bits 0 to 15 backends, bits 16 to 61 functionalities,
 * both in order of rising priority. Bits 62 and 63 are never set.
 *
 *     63 62  61 PythonDispatcher … 16 Dense │ 15 Meta … 1 CUDA, 0 CPU
 *
 * A "per backend" functionality has a table entry for each backend, any other has one. The texts
 * are those of the runtime keys: for a per-backend functionality, the prefix of the backend's name
 * ("" for Dense: the key is "CPU").
 */
#ifndef TENON_KEYSET_BITS_H
#define TENON_KEYSET_BITS_H

#include <stdint.h>

/* Name, text. In order of their bits, CPU is bit 0. */
#define TNI_BACKEND_LIST(X)                                                                        \
    X(CPU, "CPU")                                                                                  \
    X(CUDA, "CUDA")                                                                                \
    X(HIP, "HIP")                                                                                  \
    X(XLA, "XLA")                                                                                  \
    X(MPS, "MPS")                                                                                  \
    X(IPU, "IPU")                                                                                  \
    X(XPU, "XPU")                                                                                  \
    X(HPU, "HPU")                                                                                  \
    X(VE, "VE")                                                                                    \
    X(LAZY, "Lazy")                                                                                \
    X(MTIA, "MTIA")                                                                                \
    X(MAIA, "MAIA")                                                                                \
    X(PRIVATEUSE1, "PrivateUse1")                                                                  \
    X(PRIVATEUSE2, "PrivateUse2")                                                                  \
    X(PRIVATEUSE3, "PrivateUse3")                                                                  \
    X(META, "Meta")

/* Name, text (a prefix if per backend), per backend. In order of their bits, Dense is bit 16. */
#define TNI_FUNCTIONALITY_LIST(X)                                                                  \
    X(DENSE, "", 1)                                                                                \
    X(FPGA, "FPGA", 0)                                                                             \
    X(VULKAN, "Vulkan", 0)                                                                         \
    X(METAL, "Metal", 0)                                                                           \
    X(QUANTIZED, "Quantized", 1)                                                                   \
    X(CUSTOM_RNG, "CustomRNGKeyId", 0)                                                             \
    X(MKLDNN_CPU, "MkldnnCPU", 0)                                                                  \
    X(SPARSE, "Sparse", 1)                                                                         \
    X(SPARSE_CSR, "SparseCsr", 1)                                                                  \
    X(NESTED_TENSOR, "NestedTensor", 1)                                                            \
    X(BACKEND_SELECT, "BackendSelect", 0)                                                          \
    X(FAKE, "Fake", 0)                                                                             \
    X(PYTHON, "Python", 0)                                                                         \
    X(FUNCTORCH_DYNAMIC_BACK, "FuncTorchDynamicLayerBackMode", 0)                                  \
    X(FUNCTIONALIZE, "Functionalize", 0)                                                           \
    X(CONJUGATE, "Conjugate", 0)                                                                   \
    X(NEGATIVE, "Negative", 0)                                                                     \
    X(ZERO_TENSOR, "ZeroTensor", 0)                                                                \
    X(AD_INPLACE_OR_VIEW, "ADInplaceOrView", 0)                                                    \
    X(AUTOGRAD_OTHER, "AutogradOther", 0)                                                          \
    X(AUTOGRAD, "Autograd", 1)                                                                     \
    X(AUTOGRAD_NESTED_TENSOR, "AutogradNestedTensor", 0)                                           \
    X(TRACER, "Tracer", 0)                                                                         \
    X(AUTOCAST_CPU, "AutocastCPU", 0)                                                              \
    X(AUTOCAST_MTIA, "AutocastMTIA", 0)                                                            \
    X(AUTOCAST_MAIA, "AutocastMAIA", 0)                                                            \
    X(AUTOCAST_XPU, "AutocastXPU", 0)                                                              \
    X(AUTOCAST_IPU, "AutocastIPU", 0)                                                              \
    X(AUTOCAST_HPU, "AutocastHPU", 0)                                                              \
    X(AUTOCAST_XLA, "AutocastXLA", 0)                                                              \
    X(AUTOCAST_MPS, "AutocastMPS", 0)                                                              \
    X(AUTOCAST_CUDA, "AutocastCUDA", 0)                                                            \
    X(AUTOCAST_PRIVATEUSE1, "AutocastPrivateUse1", 0)                                              \
    X(FUNCTORCH_BATCHED, "FuncTorchBatched", 0)                                                    \
    X(BATCHED_NESTED_TENSOR, "BatchedNestedTensor", 0)                                             \
    X(FUNCTORCH_VMAP_MODE, "FuncTorchVmapMode", 0)                                                 \
    X(BATCHED, "Batched", 0)                                                                       \
    X(VMAP_MODE, "VmapMode", 0)                                                                    \
    X(FUNCTORCH_GRAD_WRAPPER, "FuncTorchGradWrapper", 0)                                           \
    X(DEFERRED_INIT, "DeferredInit", 0)                                                            \
    X(PYTHON_TLS_SNAPSHOT, "PythonTLSSnapshot", 0)                                                 \
    X(FUNCTORCH_DYNAMIC_FRONT, "FuncTorchDynamicLayerFrontMode", 0)                                \
    X(TESTING_WRAPPER, "TESTING_ONLY_GenericWrapper", 0)                                           \
    X(TESTING_MODE, "TESTING_ONLY_GenericMode", 0)                                                 \
    X(PRE_DISPATCH, "PreDispatch", 0)                                                              \
    X(PYTHON_DISPATCHER, "PythonDispatcher", 0)

/* Bit numbers of the backends; TNI_NUM_BACKENDS is also the first functionality's bit. */
enum {
#define TNI_BACKEND_ENUM(name, text) TNI_BACKEND_##name,
    TNI_BACKEND_LIST(TNI_BACKEND_ENUM)
#undef TNI_BACKEND_ENUM
        TNI_NUM_BACKENDS
};

/* Numbers of the functionalities: 0 is Undefined, which has no bit. */
enum {
    TNI_FUNCTIONALITY_UNDEFINED,
#define TNI_FUNCTIONALITY_ENUM(name, text, per_backend) TNI_FUNCTIONALITY_##name,
    TNI_FUNCTIONALITY_LIST(TNI_FUNCTIONALITY_ENUM)
#undef TNI_FUNCTIONALITY_ENUM
        TNI_NUM_FUNCTIONALITIES
};

/* Entries of a dispatch table: one per functionality, Undefined included, or one per backend. */
enum {
#define TNI_FUNCTIONALITY_KEYS(name, text, per_backend) +((per_backend) ? (int)TNI_NUM_BACKENDS : 1)
    TNI_KEYSET_RUNTIME_KEYS = 1 TNI_FUNCTIONALITY_LIST(TNI_FUNCTIONALITY_KEYS)
#undef TNI_FUNCTIONALITY_KEYS
};

/* The bit of a backend or of a functionality (not Undefined), as a set of one. */
#define TNI_BACKEND_BIT(name) (UINT64_C(1) << TNI_BACKEND_##name)
#define TNI_FUNCTIONALITY_BIT(name)                                                                \
    (UINT64_C(1) << (TNI_NUM_BACKENDS + TNI_FUNCTIONALITY_##name - 1))

/* Bits that say that a tensor's elements are the conjugates or negatives of what is in memory. */
#define TNI_LAZY_BITS (TNI_FUNCTIONALITY_BIT(CONJUGATE) | TNI_FUNCTIONALITY_BIT(NEGATIVE))

/* All backend bits. */
#define TNI_BACKEND_BITS ((UINT64_C(1) << TNI_NUM_BACKENDS) - 1)

/*
 * The keys of nearly every tensor: strided on the CPU, not quantised, not made in inference mode.
 */
#define TNI_COMMON_KEYS                                                                            \
    (TNI_BACKEND_BIT(CPU) | TNI_FUNCTIONALITY_BIT(DENSE) | TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU) |   \
     TNI_FUNCTIONALITY_BIT(AD_INPLACE_OR_VIEW) | TNI_FUNCTIONALITY_BIT(AUTOGRAD))

_Static_assert(TNI_NUM_BACKENDS == 16, "PyTorch 2.13 has 16 backends");
_Static_assert(TNI_NUM_FUNCTIONALITIES == 47, "PyTorch 2.13 has 46 functionalities and Undefined");
_Static_assert(TNI_KEYSET_RUNTIME_KEYS == 137,
               "six functionalities have an entry for each backend");

#endif
