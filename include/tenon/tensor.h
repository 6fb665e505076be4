/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Tensors: a counted view (sizes, strides, offset, dtype) of a counted storage (bytes on a device).
 *
 *     int64_t sizes[] = {2, 3};
 *     tn_tensor *x, *row;
 *     if (tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_CPU, &x) != TN_OK)
 *         return fail(tn_last_error());
 *     memset(tn_tensor_data(x), 0, tn_tensor_storage_bytes(x));
 *     if (tn_tensor_view(x, 1, sizes + 1, NULL, 3, &row) == TN_OK) {   // the second row
 *         ((float *)tn_tensor_data(row))[0] = 1.0f;                    // also seen through x
 *         tn_tensor_release(row);
 *     }
 *     tn_tensor_release(x);
 *
 * A tensor is made over new memory (tn_tensor_empty), over memory that exists already
 * (tn_tensor_from_blob), as another view (tn_tensor_view) or by an operator. To compute with it,
 * call operators (op.h); here is only what describes it.
 *
 * Sizes, strides and offsets count elements; byte quantities say so in their name. The element at
 * index (i, j, …) lies at tn_tensor_data() + i * strides[0] + j * strides[1] + …, in elements.
 * Strides are never negative and may be 0, where many indices share an element. Every tensor has a
 * storage that knows its device; only the storage's data may be NULL (no elements, or the meta
 * device, where tensors have a shape but no memory). Views share the storage and its version
 * counter.
 *
 * Ownership: `tn_tensor *` arguments are borrowed unless the name ends in `_take`; `out` receives a
 * new reference, to be dropped with tn_tensor_release. Metadata pointers (sizes, strides, data) are
 * borrowed from the tensor: they live as long as it does, or until an operator that works in place
 * gives it another geometry (aten::resize_ and the like).
 *
 * NULL stands for the undefined tensor, which is what an operator returns where it has nothing to
 * return: readers answer as PyTorch does for one (one dimension of size 0, dtype undefined, no
 * data), functions with a status refuse it.
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
#include <tenon/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Element types: Tenon's name, PyTorch's number, PyTorch's scalar type name, torch name, bytes per
 * element. The numbers are PyTorch's ScalarType and cross the ABI, so they never change. Sub-byte
 * types take one byte, and so do types that pack several numbers into a byte. All can be stored,
 * viewed and passed to operators; which an operator computes with is its own affair.
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

/*
 * Device types, with PyTorch's numbers (c10::DeviceType) and its lower-case names. Memory can be
 * made on cpu and meta only; the others exist so that they can be named, parsed and passed on, and
 * so that a schema's Device argument can hold any of them.
 */
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

/*
 * A device: its type and its index, -1 for "the current one". CPU and meta tensors report -1
 * whatever index they were asked for with. Passed by value; owns nothing.
 */
typedef struct tn_device {
    int8_t type;  /* a tn_device_type */
    int8_t index; /* -1 or the ordinal */
} tn_device;

#define TN_CPU  ((tn_device){TN_DEVICE_CPU, -1})
#define TN_META ((tn_device){TN_DEVICE_META, -1})

/*
 * How elements lie in memory, with PyTorch's numbers (c10::Layout). Tensors made here are strided;
 * the others only name what an argument may ask for.
 */
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

/*
 * Orders of the dimensions in memory, with PyTorch's numbers (c10::MemoryFormat). CONTIGUOUS is
 * row-major; CHANNELS_LAST is for 4 dimensions (N, H, W, C from slow to fast), CHANNELS_LAST_3D for
 * 5; PRESERVE asks an operator to keep its input's order.
 */
typedef enum tn_memory_format {
    TN_MEMORY_FORMAT_CONTIGUOUS = 0,
    TN_MEMORY_FORMAT_PRESERVE = 1,
    TN_MEMORY_FORMAT_CHANNELS_LAST = 2,
    TN_MEMORY_FORMAT_CHANNELS_LAST_3D = 3,
    TN_MEMORY_FORMAT_COUNT = 4
} tn_memory_format;

/* Most dimensions a tensor can have; one more is TN_ERR_RUNTIME. */
#define TN_MAX_DIM 64

typedef struct tn_tensor tn_tensor;

/*
 * Frees memory that a tensor was given: gets the `data` and `context` of tn_tensor_from_blob.
 * Called once, when the last tensor on the storage goes, from whichever thread drops it, possibly
 * at the end of that thread. It may call Tenon; it must not throw and must not touch the tensor.
 */
typedef void (*tn_deleter)(void *data, void *context);

/* Bytes per element; 0 for TN_DTYPE_UNDEFINED and for a number that is no dtype. */
TN_API size_t tn_dtype_size(tn_dtype dtype);

/*
 * PyTorch's name without "torch.", such as "float32"; "?" for TN_DTYPE_UNDEFINED and for a number
 * that is no dtype. Never NULL, static.
 */
TN_API const char *tn_dtype_name(tn_dtype dtype);

/*
 * The dtype of a name such as "float32", with or without "torch." in front. PyTorch's second names
 * are known too: half, float, double, short, int, long, chalf, cfloat, cdouble, bit. Case counts.
 * TN_ERR_VALUE: unknown.
 */
TN_API tn_status tn_dtype_parse(const char *name, tn_dtype *out) TN_NODISCARD;

/*
 * The dtype that operators give real numbers where neither an argument nor a tensor names one, and
 * setting it for the process: TN_DTYPE_F32 until it is set. Complex numbers take the dtype whose
 * parts are of it, for bfloat16 complex64. From any thread; calls that run meanwhile see one or the
 * other. TN_ERR_TYPE: none of float16, bfloat16, float32 and float64.
 */
TN_API tn_dtype tn_default_dtype(void);
TN_API tn_status tn_set_default_dtype(tn_dtype dtype) TN_NODISCARD;

/* "cpu", "cuda", …; "?" for a number that is no device type. Never NULL, static. */
TN_API const char *tn_device_type_name(tn_device_type type);

/*
 * Parses "cpu", "cuda:1": lower case, no blanks, index without sign or leading zero; without an
 * index it is -1. Whether such a device is there is not asked. TN_ERR_RUNTIME: empty, malformed or
 * an unknown type, in PyTorch's words; TN_ERR_VALUE: an index over 127, which a tn_device cannot
 * hold.
 */
TN_API tn_status tn_device_parse(const char *text, tn_device *out) TN_NODISCARD;

/*
 * A new tensor of `ndim` sizes; the elements are undefined (aten::zeros and aten::full fill them).
 * `sizes` and `strides` have `ndim` entries and are copied; both may be NULL for ndim 0, a scalar.
 * `strides` NULL means row-major; else they may be anything that is not negative, and the storage
 * is as large as the farthest element wants. CPU memory is aligned to 64 bytes.
 *
 * TN_ERR_RUNTIME, as in PyTorch: ndim not in 0..TN_MAX_DIM, a negative size or stride, or more
 * bytes than int64 counts. TN_ERR_VALUE: a number that is no dtype. TN_ERR_NOT_IMPLEMENTED: a
 * device other than cpu and meta.
 */
TN_API tn_status tn_tensor_empty(tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                                 const int64_t *strides, tn_device device,
                                 tn_tensor **out) TN_NODISCARD;

/*
 * A new CPU tensor over the caller's memory: element `offset` past `data` is the first one. Nothing
 * is copied, so writes are seen on both sides; nothing is checked about the memory either, which
 * must be aligned for the dtype and reach as far as sizes, strides and offset say. Sizes and
 * strides are as for tn_tensor_empty. Such a storage cannot be resized.
 *
 * `deleter` (NULL: the caller frees, after the last tensor on it is gone) is called once with
 * (data, context) when the last tensor on this storage goes, also for a tensor without elements. On
 * failure it is not called and the caller keeps the memory. `data` may be NULL only if there are no
 * elements. Fails as tn_tensor_empty does; TN_ERR_RUNTIME also for a negative offset, TN_ERR_VALUE
 * for a NULL with elements.
 */
TN_API tn_status tn_tensor_from_blob(void *data, tn_dtype dtype, int64_t ndim, const int64_t *sizes,
                                     const int64_t *strides, int64_t offset, tn_deleter deleter,
                                     void *context, tn_tensor **out) TN_NODISCARD;

/*
 * Another view of `self`'s storage with the same dtype and device; it keeps the storage alive by
 * itself, whatever becomes of `self`. `offset` is absolute, in elements of the storage, so not
 * relative to that of `self`. `strides` NULL means row-major. This is no operator call, so kernels
 * that are registered for aten::as_strided do not see it, and autograd takes it for a tensor of its
 * own (autograd.h), as after tn_tensor_detach. TN_ERR_RUNTIME: beyond the storage, or as
 * for tn_tensor_empty.
 */
TN_API tn_status tn_tensor_view(const tn_tensor *self, int64_t ndim, const int64_t *sizes,
                                const int64_t *strides, int64_t offset,
                                tn_tensor **out) TN_NODISCARD;

/*
 * One more reference to the same tensor; returns `self`, so that it can stand where a reference is
 * stored or given away. NULL is passed through. Any thread.
 */
TN_API tn_tensor *tn_tensor_retain(tn_tensor *self);

/*
 * Drops one reference; the last one frees the tensor, and the storage with it if no view is left,
 * which calls the storage's deleter. NULL is legal. Any thread.
 */
TN_API void tn_tensor_release(tn_tensor *self);

/* Number of dimensions, 0 to TN_MAX_DIM; 1 for the undefined tensor. */
TN_API int64_t tn_tensor_dim(const tn_tensor *self);

/* tn_tensor_dim() sizes; not NULL even for a scalar or the undefined tensor. Borrowed. */
TN_API const int64_t *tn_tensor_sizes(const tn_tensor *self);

/* tn_tensor_dim() strides in elements; not NULL even for a scalar or the undefined tensor. */
TN_API const int64_t *tn_tensor_strides(const tn_tensor *self);

/* Product of the sizes: 1 for a scalar, 0 for the undefined tensor. */
TN_API int64_t tn_tensor_numel(const tn_tensor *self);

/* Elements from the storage's start to the first element; tn_tensor_data() has it added already. */
TN_API int64_t tn_tensor_offset(const tn_tensor *self);

/*
 * What the elements are, where they lie and how. The undefined tensor answers TN_DTYPE_UNDEFINED,
 * TN_CPU and TN_LAYOUT_STRIDED.
 */
TN_API tn_dtype tn_tensor_dtype(const tn_tensor *self);
TN_API tn_device tn_tensor_device(const tn_tensor *self);
TN_API tn_layout tn_tensor_layout(const tn_tensor *self);

/*
 * Address of the first element, in the memory of the tensor's device; NULL for a tensor without
 * elements, on the meta device, or undefined. Elements are native: little-endian on the machines
 * Tenon runs on, complex ones as real and imaginary part, bool as a byte 0 or 1. Of a lazily
 * conjugated or negated tensor (tn_is_conj, tn_is_neg of ops.h) they are what is still to be
 * turned: tn_resolve_conj and tn_resolve_neg give a tensor whose elements are those in memory.
 * Writing through it does not count as an in-place write (tn_tensor_version).
 */
TN_API void *tn_tensor_data(const tn_tensor *self);

/*
 * Size of the whole storage in bytes, which may be more than this tensor's elements take; on the
 * meta device what it would be. 0 for the undefined tensor.
 */
TN_API size_t tn_tensor_storage_bytes(const tn_tensor *self);

/* Whether two tensors share one storage, even if no element; false if one of them is undefined. */
TN_API bool tn_tensor_shares_storage(const tn_tensor *a, const tn_tensor *b);

/*
 * Whether the strides are those of `format` (PRESERVE asks for contiguous). A dimension of size 1
 * may have any stride, and a tensor without elements is contiguous whatever its strides are. False
 * for channels_last of another rank than 4, for channels_last_3d of another than 5; true for the
 * undefined tensor.
 */
TN_API bool tn_tensor_is_contiguous(const tn_tensor *self, tn_memory_format format);

/*
 * How often Tenon's own operators wrote the storage in place; shared by all views. What an
 * extension's kernel writes through the data pointer is not counted, as nobody could see it. 0 for
 * the undefined tensor.
 */
TN_API uint32_t tn_tensor_version(const tn_tensor *self);

/*
 * Counts a write that nobody else has counted, such as one through the data pointer: backward then
 * refuses to read what it saved of the elements before.
 */
TN_API void tn_tensor_count_write(tn_tensor *self);

/*
 * A place for a number by which a language binding finds the object that stands for the tensor
 * there, so that one tensor is one object. 0 in a new tensor, and nobody else's: the core neither
 * reads nor clears it, so that the number of an object that is gone may stand there, and the
 * binding compares. Under the binding's own lock. NULL for the undefined tensor.
 */
TN_API uint32_t *tn_tensor_binding(tn_tensor *self);

/*
 * From now on nobody resizes the storage: resize_ and results that would outgrow it are
 * TN_ERR_RUNTIME, as for memory that was handed in. For programs that hand the address of the
 * elements on to code that knows no tensors (an array of another library). There is no way back.
 * Views share it. NULL is legal.
 */
TN_API void tn_tensor_fix_storage(tn_tensor *self);

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
