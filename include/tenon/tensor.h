/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors: a counted view (sizes, strides, offset, dtype) of a counted storage (bytes on a device).
 *
 * Sizes, strides and offsets count elements; byte quantities say so in their name. Every tensor has
 * a storage that knows its device; only the storage's data may be NULL (no elements, or the meta
 * device). Views share the storage and its version counter.
 *
 * Ownership: `tn_tensor *` arguments are borrowed unless the name ends in `_take`; `out` receives a
 * new reference, to be dropped with tn_tensor_release. Metadata pointers (sizes, strides, data) are
 * borrowed from the tensor and live as long as it does.
 *
 * NULL stands for the undefined tensor: readers answer as PyTorch does for one (one dimension of
 * size 0, dtype undefined, no data), functions with a status refuse it.
 *
 * Threads: any thread may retain, release and read a tensor; writing the elements or the metadata
 * of one tensor from two threads needs the caller's own lock.
 */
#ifndef TENON_TENSOR_H
#define TENON_TENSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tenon/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Element types: Tenon's name, PyTorch's number, PyTorch's scalar type name, torch name, bytes per
 * element. The numbers are PyTorch's ScalarType and cross the ABI. Sub-byte types take one byte.
 */
#define TN_DTYPE_LIST(X)                                                                           \
    X(U8, 0, Byte, uint8, 1)                                                                       \
    X(I8, 1, Char, int8, 1)                                                                        \
    X(I16, 2, Short, int16, 2)                                                                     \
    X(I32, 3, Int, int32, 4)                                                                       \
    X(I64, 4, Long, int64, 8)                                                                      \
    X(F16, 5, Half, float16, 2)                                                                    \
    X(F32, 6, Float, float32, 4)                                                                   \
    X(F64, 7, Double, float64, 8)                                                                  \
    X(C32, 8, ComplexHalf, complex32, 4)                                                           \
    X(C64, 9, ComplexFloat, complex64, 8)                                                          \
    X(C128, 10, ComplexDouble, complex128, 16)                                                     \
    X(BOOL, 11, Bool, bool, 1)                                                                     \
    X(QI8, 12, QInt8, qint8, 1)                                                                    \
    X(QU8, 13, QUInt8, quint8, 1)                                                                  \
    X(QI32, 14, QInt32, qint32, 4)                                                                 \
    X(BF16, 15, BFloat16, bfloat16, 2)                                                             \
    X(QU4X2, 16, QUInt4x2, quint4x2, 1)                                                            \
    X(QU2X4, 17, QUInt2x4, quint2x4, 1)                                                            \
    X(BITS1X8, 18, Bits1x8, bits1x8, 1)                                                            \
    X(BITS2X4, 19, Bits2x4, bits2x4, 1)                                                            \
    X(BITS4X2, 20, Bits4x2, bits4x2, 1)                                                            \
    X(BITS8, 21, Bits8, bits8, 1)                                                                  \
    X(BITS16, 22, Bits16, bits16, 2)                                                               \
    X(F8E5M2, 23, Float8_e5m2, float8_e5m2, 1)                                                     \
    X(F8E4M3FN, 24, Float8_e4m3fn, float8_e4m3fn, 1)                                               \
    X(F8E5M2FNUZ, 25, Float8_e5m2fnuz, float8_e5m2fnuz, 1)                                         \
    X(F8E4M3FNUZ, 26, Float8_e4m3fnuz, float8_e4m3fnuz, 1)                                         \
    X(U16, 27, UInt16, uint16, 2)                                                                  \
    X(U32, 28, UInt32, uint32, 4)                                                                  \
    X(U64, 29, UInt64, uint64, 8)                                                                  \
    X(U1, 30, UInt1, uint1, 1)                                                                     \
    X(U2, 31, UInt2, uint2, 1)                                                                     \
    X(U3, 32, UInt3, uint3, 1)                                                                     \
    X(U4, 33, UInt4, uint4, 1)                                                                     \
    X(U5, 34, UInt5, uint5, 1)                                                                     \
    X(U6, 35, UInt6, uint6, 1)                                                                     \
    X(U7, 36, UInt7, uint7, 1)                                                                     \
    X(I1, 37, Int1, int1, 1)                                                                       \
    X(I2, 38, Int2, int2, 1)                                                                       \
    X(I3, 39, Int3, int3, 1)                                                                       \
    X(I4, 40, Int4, int4, 1)                                                                       \
    X(I5, 41, Int5, int5, 1)                                                                       \
    X(I6, 42, Int6, int6, 1)                                                                       \
    X(I7, 43, Int7, int7, 1)                                                                       \
    X(F8E8M0FNU, 44, Float8_e8m0fnu, float8_e8m0fnu, 1)                                            \
    X(F4E2M1FNX2, 45, Float4_e2m1fn_x2, float4_e2m1fn_x2, 1)

typedef enum tn_dtype {
#define TN_DTYPE_ENUM(name, number, scalar, torch, bytes) TN_DTYPE_##name = number,
    TN_DTYPE_LIST(TN_DTYPE_ENUM)
#undef TN_DTYPE_ENUM
        TN_DTYPE_UNDEFINED = 46, /* the dtype of an undefined tensor */
    TN_DTYPE_COUNT = 46          /* how many real dtypes there are */
} tn_dtype;

/* Device types, with PyTorch's numbers (c10::DeviceType) and its lower-case names. */
#define TN_DEVICE_LIST(X)                                                                          \
    X(CPU, 0, cpu)                                                                                 \
    X(CUDA, 1, cuda)                                                                               \
    X(MKLDNN, 2, mkldnn)                                                                           \
    X(OPENGL, 3, opengl)                                                                           \
    X(OPENCL, 4, opencl)                                                                           \
    X(IDEEP, 5, ideep)                                                                             \
    X(HIP, 6, hip)                                                                                 \
    X(FPGA, 7, fpga)                                                                               \
    X(MAIA, 8, maia)                                                                               \
    X(XLA, 9, xla)                                                                                 \
    X(VULKAN, 10, vulkan)                                                                          \
    X(METAL, 11, metal)                                                                            \
    X(XPU, 12, xpu)                                                                                \
    X(MPS, 13, mps)                                                                                \
    X(META, 14, meta)                                                                              \
    X(HPU, 15, hpu)                                                                                \
    X(VE, 16, ve)                                                                                  \
    X(LAZY, 17, lazy)                                                                              \
    X(IPU, 18, ipu)                                                                                \
    X(MTIA, 19, mtia)                                                                              \
    X(PRIVATEUSE1, 20, privateuseone)

typedef enum tn_device_type {
#define TN_DEVICE_ENUM(name, number, torch) TN_DEVICE_##name = number,
    TN_DEVICE_LIST(TN_DEVICE_ENUM)
#undef TN_DEVICE_ENUM
        TN_DEVICE_COUNT = 21
} tn_device_type;

/* A device: its type and its index, -1 for "the current one". CPU tensors report -1. */
typedef struct tn_device {
    int8_t type;  /* a tn_device_type */
    int8_t index; /* -1 or the ordinal */
} tn_device;

#define TN_CPU  ((tn_device){TN_DEVICE_CPU, -1})
#define TN_META ((tn_device){TN_DEVICE_META, -1})

typedef enum tn_layout {
    TN_LAYOUT_STRIDED = 0,
    TN_LAYOUT_SPARSE = 1,
    TN_LAYOUT_SPARSE_CSR = 2,
    TN_LAYOUT_MKLDNN = 3,
    TN_LAYOUT_SPARSE_CSC = 4,
    TN_LAYOUT_SPARSE_BSR = 5,
    TN_LAYOUT_SPARSE_BSC = 6,
    TN_LAYOUT_JAGGED = 7,
    TN_LAYOUT_COUNT = 8
} tn_layout;

typedef enum tn_memory_format {
    TN_MEMORY_FORMAT_CONTIGUOUS = 0,
    TN_MEMORY_FORMAT_PRESERVE = 1,
    TN_MEMORY_FORMAT_CHANNELS_LAST = 2,
    TN_MEMORY_FORMAT_CHANNELS_LAST_3D = 3,
    TN_MEMORY_FORMAT_COUNT = 4
} tn_memory_format;

/* Most dimensions a tensor can have; one more is TN_ERR_VALUE. */
#define TN_MAX_DIM 64

typedef struct tn_tensor tn_tensor;

/* Frees memory that a tensor was given; called once, from whichever thread drops the storage. */
typedef void (*tn_deleter)(void *data, void *context);

/* Bytes per element; 0 for a number that is no dtype. */
TN_API size_t tn_dtype_size(tn_dtype dtype);

/* PyTorch's name without "torch.", such as "float32"; "?" for a number that is no dtype. */
TN_API const char *tn_dtype_name(tn_dtype dtype);

/* The dtype of a name such as "float32" (an optional "torch." is skipped). TN_ERR_VALUE: unknown.
 */
TN_API tn_status tn_dtype_parse(const char *name, tn_dtype *out) TN_NODISCARD;

/* "cpu", "cuda", …; "?" for a number that is no device type. */
TN_API const char *tn_device_type_name(tn_device_type type);

/* Parses "cpu", "cuda:1": lower case, no blanks, index without sign or leading zero. */
TN_API tn_status tn_device_parse(const char *text, tn_device *out) TN_NODISCARD;

/*
 * A new tensor of `ndim` sizes with elements undefined. `strides` NULL means row-major. Device cpu
 * or meta; another device is TN_ERR_NOT_IMPLEMENTED. Sizes and strides must not be negative.
 */
TN_API tn_status tn_tensor_empty(tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                                 const int64_t *strides, tn_device device,
                                 tn_tensor **out) TN_NODISCARD;

/*
 * A new tensor over caller's memory: element `offset` past `data` is the first one. `deleter` (may
 * be NULL) is called once with (data, context) when the last tensor on this storage goes; on
 * failure it is not called and the caller keeps the memory. `data` may be NULL only if there are no
 * elements.
 */
TN_API tn_status tn_tensor_from_blob(void *data, tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                                     const int64_t *strides, int64_t offset, tn_deleter deleter,
                                     void *context, tn_tensor **out) TN_NODISCARD;

/* Another view of `self`'s storage; `offset` is absolute, in elements. Out of bounds: TN_ERR_VALUE.
 */
TN_API tn_status tn_tensor_view(const tn_tensor *self, int64_t ndim, const int64_t *sizes,
                                const int64_t *strides, int64_t offset,
                                tn_tensor **out) TN_NODISCARD;

/* One more reference; returns `self`. NULL is passed through. */
TN_API tn_tensor *tn_tensor_retain(tn_tensor *self);

/* Drops one reference; the last one frees. NULL is legal. */
TN_API void tn_tensor_release(tn_tensor *self);

/* Number of dimensions. */
TN_API int64_t tn_tensor_dim(const tn_tensor *self);

/* tn_tensor_dim() sizes; not NULL even for a scalar. */
TN_API const int64_t *tn_tensor_sizes(const tn_tensor *self);

/* tn_tensor_dim() strides in elements; not NULL even for a scalar. */
TN_API const int64_t *tn_tensor_strides(const tn_tensor *self);

/* Product of the sizes. */
TN_API int64_t tn_tensor_numel(const tn_tensor *self);

/* Elements from the storage's start to the first element. */
TN_API int64_t tn_tensor_offset(const tn_tensor *self);

/* What the elements are, where they lie and how; an undefined tensor is not legal here. */
TN_API tn_dtype tn_tensor_dtype(const tn_tensor *self);
TN_API tn_device tn_tensor_device(const tn_tensor *self);
TN_API tn_layout tn_tensor_layout(const tn_tensor *self);

/* Address of the first element; NULL for a tensor without elements or on the meta device. */
TN_API void *tn_tensor_data(const tn_tensor *self);

/* Size of the storage in bytes. */
TN_API size_t tn_tensor_storage_bytes(const tn_tensor *self);

/* Whether two tensors share one storage. */
TN_API bool tn_tensor_shares_storage(const tn_tensor *a, const tn_tensor *b);

/* Whether the strides are those of `format` (PRESERVE asks for contiguous). */
TN_API bool tn_tensor_is_contiguous(const tn_tensor *self, tn_memory_format format);

/* How often the storage was written in place; shared by all views. */
TN_API uint32_t tn_tensor_version(const tn_tensor *self);

#ifdef __cplusplus
}
#endif
#endif
