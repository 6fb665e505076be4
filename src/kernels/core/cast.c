/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Conversions between all dtypes, and with them copy and fill.
 *
 * A conversion goes through a block of elements of one of five wide types: the loader of the source
 * dtype fills it, the storer of the target dtype empties it. So there are as many functions as
 * dtypes and wide types together, not as pairs of dtypes, and each number is rounded once, as C
 * converts it. Dense runs of the common dtypes have a function per pair instead (casts.h).
 */
#include "calls/calls_core.h"
#include "kernels/core/casts.h"
#include "kernels/core/kernel_core.h"
#include "kernels/core/isa.h"
#include "kernels/core/moves.h"
#include "kernels/core/narrow_floats.h"

#include <math.h>

/* Elements per block: small enough for the level-1 cache. */
#define BLOCK 256

/* The wide types. INT holds bool and every integer but uint64. */
typedef enum wide_kind {
    WIDE_INT,
    WIDE_UINT,
    WIDE_FLOAT,
    WIDE_DOUBLE,
    WIDE_COMPLEX,
    WIDE_KINDS
} wide_kind;

/*
 * A block; the member in use is that of the source dtype's wide_kind. It takes 4 KiB of the
 * thread's stack and stays in the level-1 cache between loader and storer.
 */
typedef union wide_block {
    int64_t integer[BLOCK];    /* WIDE_INT */
    uint64_t natural[BLOCK];   /* WIDE_UINT */
    float single[BLOCK];       /* WIDE_FLOAT */
    double real[BLOCK];        /* WIDE_DOUBLE */
    double complex[2 * BLOCK]; /* WIDE_COMPLEX: real and imaginary parts in turn */
} wide_block;

/* Read `count` elements at steps of `stride` bytes into a block, or write them from one. */
typedef void (*loader)(const char *source, int64_t stride, int64_t count, wide_block *block);
typedef void (*storer)(char *target, int64_t stride, int64_t count, const wide_block *block);

/* ---- loaders and storers ---- */

/*
 * Real to integer. C leaves numbers that do not fit undefined; here they become INT64_MIN, and all
 * others an int64 that is then truncated to the target's bits. That is what PyTorch gets from
 * x86-64's conversion instructions.
 */
static inline int64_t integer_of(double x)
{
    return x >= -9223372036854775808.0 && x < 9223372036854775808.0 ? (int64_t)x : INT64_MIN;
}

/*
 * Real to uint64: numbers from 2^63 on are converted exactly, all others through int64, so that
 * negative numbers wrap as in PyTorch.
 */
static inline uint64_t natural_of(double x)
{
    if (x >= 9223372036854775808.0 && x < 18446744073709551616.0)
        return (uint64_t)x;
    return (uint64_t)integer_of(x);
}

/* Integers. */
#define MEMBER        integer
#define LOADED(x)     (x)
#define FROM_WHOLE(x) (x)
#define FROM_REAL(x)  integer_of((double)(x))
#include "kernels/core/type_u8.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_i8.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_i16.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_i32.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_i64.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_u16.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_u32.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"
#define MEMBER        natural
#define LOADED(x)     (x)
#define FROM_WHOLE(x) (x)
#define FROM_REAL(x)  natural_of((double)(x))
#include "kernels/core/type_u64.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"

/* Float and double. */
#define MEMBER        single
#define LOADED(x)     (x)
#define FROM_WHOLE(x) (x)
#define FROM_REAL(x)  (x)
#include "kernels/core/type_f32.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"
#define MEMBER        real
#define LOADED(x)     (x)
#define FROM_WHOLE(x) (x)
#define FROM_REAL(x)  (x)
#include "kernels/core/type_f64.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"

/* Half types. */
#define MEMBER        single
#define LOADED(x)     WIDEN(x)
#define FROM_WHOLE(x) NARROW((float)(x))
#define FROM_REAL(x)  NARROW((float)(x))
#include "kernels/core/type_f16.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/type_bf16.inc"
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"

void tni_floats_to_f16(const float *in, int64_t count, char *out)
{
    tni_cast_of(TN_DTYPE_F32, TN_DTYPE_F16)((const char *)in, out, count);
}

/* Dense float16 has an instruction of its own, where the ISA has one (cast_loops.c). */
static void store_floats_f16(char *target, int64_t stride, int64_t count, const wide_block *block)
{
    if (stride == (int64_t)sizeof(uint16_t))
        tni_floats_to_f16(block->single, count, target);
    else
        store_float_f16(target, stride, count, block);
}

/* 8-bit floats. */
#define FORMAT     TNI_NARROW_F8E5M2
#define T          uint8_t
#define NAME(base) base##_f8e5m2
#include "kernels/core/narrow_conversion.inc"
#define FORMAT     TNI_NARROW_F8E4M3FN
#define T          uint8_t
#define NAME(base) base##_f8e4m3fn
#include "kernels/core/narrow_conversion.inc"
#define FORMAT     TNI_NARROW_F8E5M2FNUZ
#define T          uint8_t
#define NAME(base) base##_f8e5m2fnuz
#include "kernels/core/narrow_conversion.inc"
#define FORMAT     TNI_NARROW_F8E4M3FNUZ
#define T          uint8_t
#define NAME(base) base##_f8e4m3fnuz
#include "kernels/core/narrow_conversion.inc"
#define MEMBER        single
#define LOADED(x)     tni_e8m0_to_float(x)
#define FROM_WHOLE(x) tni_float_to_e8m0((float)(x))
#define FROM_REAL(x)  tni_float_to_e8m0((float)(x))
#define T             uint8_t
#define NAME(base)    base##_f8e8m0fnu
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"

/* A number is true unless it is zero; a complex one unless both parts are zero. */
#define MEMBER          integer
#define LOADED(x)       ((x) != 0)
#define FROM_WHOLE(x)   ((x) != 0)
#define FROM_REAL(x)    ((x) != 0)
#define FROM_COMPLEX(x) ((x) != 0 || block->complex[2 * i + 1] != 0)
#define T               uint8_t
#define NAME(base)      base##_b8
#include "kernels/core/conversion.inc"
#include "kernels/core/conversion_end.inc"

/* Complex numbers. */
#define PART         uint16_t
#define NAME(base)   base##_c32
#define LOADED(x)    tni_f16_to_float(x)
#define FROM_REAL(x) tni_float_to_f16((float)(x))
#include "kernels/core/complex_conversion.inc"
#include "kernels/core/conversion_end.inc"
#define LOADED(x)    (x)
#define FROM_REAL(x) (x)
#include "kernels/core/type_c64.inc"
#include "kernels/core/complex_conversion.inc"
#include "kernels/core/type_c128.inc"
#include "kernels/core/complex_conversion.inc"
#include "kernels/core/conversion_end.inc"

/* How a dtype is read and written. */
typedef struct conversion {
    wide_kind wide;           /* the wide type that its loader fills */
    loader load;              /* NULL for dtypes that are only moved */
    storer store[WIDE_KINDS]; /* by the source's wide type */
} conversion;

#define STORERS(name)                                                                              \
    {                                                                                              \
        store_int_##name, store_uint_##name, store_float_##name, store_double_##name,              \
            store_complex_##name                                                                   \
    }
#define CONVERSION(DTYPE, name, wide) [TN_DTYPE_##DTYPE] = {wide, load_##name, STORERS(name)}
/*
 * Dtypes that are not listed can be moved but not converted: quantized ones, bits, and the
 * narrowest floats.
 */
static const conversion conversions[TN_DTYPE_COUNT] = {
    CONVERSION(U8, u8, WIDE_INT),
    CONVERSION(I8, i8, WIDE_INT),
    CONVERSION(I16, i16, WIDE_INT),
    CONVERSION(I32, i32, WIDE_INT),
    CONVERSION(I64, i64, WIDE_INT),
    CONVERSION(U16, u16, WIDE_INT),
    CONVERSION(U32, u32, WIDE_INT),
    CONVERSION(U64, u64, WIDE_UINT),
    CONVERSION(BOOL, b8, WIDE_INT),
    [TN_DTYPE_F16] = {WIDE_FLOAT,
                      load_f16,
                      {store_int_f16, store_uint_f16, store_floats_f16, store_double_f16,
                       store_complex_f16}},
    CONVERSION(BF16, bf16, WIDE_FLOAT),
    CONVERSION(F32, f32, WIDE_FLOAT),
    CONVERSION(F64, f64, WIDE_DOUBLE),
    CONVERSION(C32, c32, WIDE_COMPLEX),
    CONVERSION(C64, c64, WIDE_COMPLEX),
    CONVERSION(C128, c128, WIDE_COMPLEX),
    CONVERSION(F8E5M2, f8e5m2, WIDE_FLOAT),
    CONVERSION(F8E4M3FN, f8e4m3fn, WIDE_FLOAT),
    CONVERSION(F8E5M2FNUZ, f8e5m2fnuz, WIDE_FLOAT),
    CONVERSION(F8E4M3FNUZ, f8e4m3fnuz, WIDE_FLOAT),
    CONVERSION(F8E8M0FNU, f8e8m0fnu, WIDE_FLOAT),
};

/* ---- copy ---- */

/* What the inner function of a copy between equal dtypes needs. */
typedef struct mover {
    tni_move move; /* for the elements' size */
} mover;

/* The inner function of a copy between equal dtypes: moves bytes. */
static void move_inner(char *const *data, const int64_t *strides, int64_t count,
                       const void *context)
{
    const mover *m = context;
    m->move(data[0], strides[0], data[1], strides[1], count);
}

/*
 * The inner function of a copy of bools. Any byte but 0 is true (views of other dtypes and other
 * programs' memory have all kinds); the copy has 1.
 */
static void move_bools(char *const *data, const int64_t *strides, int64_t count,
                       const void *context)
{
    (void)context;
    if (strides[0] == 1 && strides[1] == 1) {
        const unsigned char *restrict from = (const unsigned char *)data[1];
        unsigned char *restrict to = (unsigned char *)data[0];
        for (int64_t i = 0; i < count; i++)
            to[i] = from[i] != 0;
        return;
    }
    for (int64_t i = 0; i < count; i++)
        data[0][i * strides[0]] = data[1][i * strides[1]] != 0;
}

/* The pair of dtypes of a conversion. */
typedef struct conversion_pair {
    const conversion *from; /* how the source is read */
    const conversion *to;   /* how the target is written */
    tni_cast direct;        /* for dense runs; NULL for rare pairs */
    int64_t from_bytes;     /* bytes of an element of the source */
    int64_t to_bytes;       /* bytes of an element of the target */
} conversion_pair;

/*
 * The index of each dtype in the table of pairs, plus one; 0 for dtypes that always use a wide
 * block.
 */
#define CAST_TYPE(NAME, name) [TN_DTYPE_##NAME] = TNI_CAST_##NAME + 1,
static const uint8_t cast_types[TN_DTYPE_COUNT] = {TNI_CAST_DTYPES(CAST_TYPE)};
#undef CAST_TYPE

/* Convert elements `stride` bytes apart to a dense run: blocks are made dense first. */
static void move_and_convert(const conversion_pair *pair, char *const *data, int64_t stride,
                             int64_t count)
{
    wide_block block;
    const tni_move move = tni_move_of((size_t)pair->from_bytes);
    for (int64_t done = 0; done < count; done += BLOCK) {
        const int64_t part = tni_min(count - done, BLOCK);
        move((char *)&block, pair->from_bytes, data[1] + done * stride, stride, part);
        pair->direct((const char *)&block, data[0] + done * pair->to_bytes, part);
    }
}

/* The inner function of a conversion; the context is a conversion_pair. */
static void convert_inner(char *const *data, const int64_t *strides, int64_t count,
                          const void *context)
{
    const conversion_pair *pair = context;
    wide_block block;
    storer store = pair->to->store[pair->from->wide];
    /* Dense runs of common pairs skip the block. */
    if (pair->direct != NULL && strides[0] == pair->to_bytes && strides[1] == pair->from_bytes) {
        pair->direct(data[1], data[0], count);
        return;
    }
    if (pair->direct != NULL && strides[0] == pair->to_bytes && strides[1] != 0) {
        move_and_convert(pair, data, strides[1], count);
        return;
    }
    if (strides[0] == pair->to_bytes && strides[1] == 0 && count > 1) {
        pair->from->load(data[1], 0, 1, &block);
        store(data[0], 0, 1, &block);
        tni_move_of((size_t)pair->to_bytes)(data[0] + pair->to_bytes, pair->to_bytes, data[0], 0,
                                            count - 1);
        return;
    }
    for (int64_t done = 0; done < count; done += BLOCK) {
        int64_t part = tni_min(count - done, BLOCK);
        pair->from->load(data[1] + done * strides[1], strides[1], part, &block);
        store(data[0] + done * strides[0], strides[0], part, &block);
    }
}

bool tni_can_convert(tn_dtype dtype)
{
    return conversions[dtype].load != NULL;
}

/*
 * Dtypes that can only be moved are read as integers of their size, so that a kernel that forgot to
 * check cannot crash; the numbers mean nothing.
 */
static const conversion *conversion_of(tn_dtype dtype)
{
    size_t bytes = tni_dtypes[dtype].bytes;
    return tni_can_convert(dtype) ? &conversions[dtype]
                                  : &conversions[bytes == 1   ? TN_DTYPE_U8
                                                 : bytes == 2 ? TN_DTYPE_U16
                                                              : TN_DTYPE_I32];
}

tni_cast tni_cast_of(tn_dtype from, tn_dtype to)
{
    if (cast_types[from] == 0 || cast_types[to] == 0)
        return NULL;
    return TNI_OF_ISA(&tni_casts)->pairs[cast_types[from] - 1][cast_types[to] - 1];
}

static conversion_pair pair_of(tn_dtype from, tn_dtype to)
{
    conversion_pair pair = {.from = conversion_of(from),
                            .to = conversion_of(to),
                            .direct = tni_cast_of(from, to),
                            .from_bytes = tni_dtypes[from].bytes,
                            .to_bytes = tni_dtypes[to].bytes};
    return pair;
}

void tni_convert(tn_dtype to, char *dst, int64_t dst_stride, tn_dtype from, const char *src,
                 int64_t src_stride, int64_t count)
{
    /* Equal dtypes are moved; but a copied bool is 0 or 1, whatever its byte was. */
    if (from == to && from != TN_DTYPE_BOOL) {
        tni_move_of(tni_dtypes[to].bytes)(dst, dst_stride, src, src_stride, count);
        return;
    }
    conversion_pair pair = pair_of(from, to);
    convert_inner((char *const[]){dst, (char *)(uintptr_t)src},
                  (const int64_t[]){dst_stride, src_stride}, count, &pair);
}

/*
 * Copy from or to a device by calling copy_, whose kernel is the backend's, with the lazy bits of
 * both. The CPU kernel of copy_ refuses devices, so this does not recurse.
 */
static TNI_COLD tn_status copy_on_device(const tn_tensor *dst, const tn_tensor *src)
{
    return tni_call_copy_((tn_tensor *)(uintptr_t)dst, (tn_tensor *)(uintptr_t)src, false);
}

/*
 * Equal dtypes, except bools, are moved as bytes, so that views, clones and concatenations work for
 * every dtype there is.
 */
tn_status tni_copy_strided(const tni_strided *dst, const tni_strided *src)
{
    tni_loop loop;
    tni_loop_begin(&loop, dst);
    tni_loop_input(&loop, src);
    if (src->dtype == TN_DTYPE_BOOL && dst->dtype == TN_DTYPE_BOOL) {
        tni_loop_run(&loop, move_bools, NULL);
        return TN_OK;
    }
    if (dst->dtype == src->dtype) {
        const mover m = {tni_move_of(tni_dtypes[dst->dtype].bytes)};
        tni_loop_run_copy(&loop, move_inner, &m);
        return TN_OK;
    }
    if (!tni_can_convert((tn_dtype)src->dtype) || !tni_can_convert((tn_dtype)dst->dtype))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"copy_\" not implemented for '%s' to '%s'",
                        tni_scalar_name(src->dtype), tni_scalar_name(dst->dtype));
    conversion_pair pair = pair_of((tn_dtype)src->dtype, (tn_dtype)dst->dtype);
    tni_loop_run(&loop, convert_inner, &pair);
    return TN_OK;
}

/* Copy the elements in memory, ignoring lazy bits. */
static tn_status copy_memory(const tn_tensor *dst, const tn_tensor *src)
{
    if (TNI_UNLIKELY(tni_is_on_device(dst) || tni_is_on_device(src)))
        return copy_on_device(dst, src);
    return tni_copy_strided(tni_strided_of(dst), tni_strided_of(src));
}

/* Clone a dense tensor that is small enough for one thread: copy its bytes in one run. */
static tn_status clone_dense(const tn_tensor *src, tn_tensor **out)
{
    TN_TRY(tni_tensor_empty_twin(src, (tn_dtype)src->dtype, out));
    char *const data[] = {(*out)->data, src->data};
    const int64_t steps[] = {1, 1};
    if (src->dtype == TN_DTYPE_BOOL)
        move_bools(data, steps, src->numel, NULL);
    else
        memcpy(data[0], data[1], (size_t)src->numel * tni_dtypes[src->dtype].bytes);
    return TN_OK;
}

/* Clone the elements in memory, ignoring lazy bits. */
static tn_status clone_memory(const tn_tensor *src, tn_dtype dtype, tn_memory_format format,
                              tn_tensor **out)
{
    int64_t strides[TN_MAX_DIM];
    tn_tensor *copy;
    if (TNI_LIKELY(format == TN_MEMORY_FORMAT_PRESERVE && (int)dtype == (int)src->dtype &&
                   (src->flags & TNI_TENSOR_DENSE) != 0 && src->data != NULL &&
                   src->numel <= TNI_LOOP_GRAIN && src->device.type == TN_DEVICE_CPU))
        return clone_dense(src, out);
    if (format == TN_MEMORY_FORMAT_PRESERVE)
        tni_preserved_strides(src, strides);
    else
        TN_TRY(tni_format_strides(format, src->rank, src->sizes, strides));
    tni_tensor_spec spec = {
        .dtype = dtype, .rank = src->rank, .sizes = src->sizes, .strides = strides};
    TN_TRY(tni_tensor_empty(&spec, src->device, &copy));
    tn_status status = copy_memory(copy, src);
    if (status != TN_OK) {
        tn_tensor_release(copy);
        return status;
    }
    *out = copy;
    return TN_OK;
}

/* Apply the lazy bits in `bits` to the memory of a new tensor. */
static tn_status flip(tn_tensor *plain, tni_keyset bits)
{
    if ((bits & TNI_FUNCTIONALITY_BIT(CONJUGATE)) != 0)
        TN_TRY(tni_call_conj_physical_(plain));
    return (bits & TNI_FUNCTIONALITY_BIT(NEGATIVE)) != 0 ? tni_call_neg_(plain) : TN_OK;
}

/* Clone in the tensor's own dtype, with `bits` applied to the clone's memory. */
static tn_status clone_flipped(const tn_tensor *src, tn_memory_format format, tni_keyset bits,
                               tn_tensor **out)
{
    tn_tensor *plain;
    TN_TRY(clone_memory(src, (tn_dtype)src->dtype, format, &plain));
    tn_status status = flip(plain, bits);
    if (status != TN_OK)
        tn_tensor_release(plain);
    else
        *out = plain;
    return status;
}

/*
 * Copy where either tensor has lazy bits: those of the source apply before conversion, those of the
 * destination after it, to copies in between. The destination, which others may read, is written
 * once.
 */
static TNI_COLD tn_status copy_lazy(const tn_tensor *dst, const tn_tensor *src)
{
    tn_tensor *plain;
    tn_tensor *converted;
    tni_keyset bits = dst->keys & TNI_LAZY_BITS;
    if (tni_is_on_device(dst) || tni_is_on_device(src))
        return copy_on_device(dst, src);
    TN_TRY(clone_flipped(src, TN_MEMORY_FORMAT_PRESERVE, src->keys & TNI_LAZY_BITS, &plain));
    tn_status status =
        clone_memory(plain, (tn_dtype)dst->dtype, TN_MEMORY_FORMAT_PRESERVE, &converted);
    tn_tensor_release(plain);
    TN_TRY(status);
    status = flip(converted, bits);
    if (status == TN_OK)
        status = copy_memory(dst, converted);
    tn_tensor_release(converted);
    return status;
}

tn_status tni_copy(const tn_tensor *dst, const tn_tensor *src)
{
    if (TNI_UNLIKELY(((dst->keys | src->keys) & TNI_LAZY_BITS) != 0))
        return copy_lazy(dst, src);
    return copy_memory(dst, src);
}

/* Clone a tensor with lazy bits; the clone has none. */
static TNI_COLD tn_status clone_lazy(const tn_tensor *src, tn_dtype dtype, tn_memory_format format,
                                     tn_tensor **out)
{
    tn_tensor *plain;
    if (tni_is_on_device(src)) /* a backend's copy_ applies the bits */
        return clone_memory(src, dtype, format, out);
    TN_TRY(clone_flipped(src, format, src->keys & TNI_LAZY_BITS, &plain));
    if ((tn_dtype)src->dtype == dtype) {
        *out = plain;
        return TN_OK;
    }
    tn_status status = clone_memory(plain, dtype, format, out);
    tn_tensor_release(plain);
    return status;
}

/* Make the tensor and copy; on meta the copy does nothing. */
tn_status tni_clone(const tn_tensor *src, tn_dtype dtype, tn_memory_format format, tn_tensor **out)
{
    if (TNI_UNLIKELY((src->keys & TNI_LAZY_BITS) != 0))
        return clone_lazy(src, dtype, format, out);
    return clone_memory(src, dtype, format, out);
}

tn_status tni_to_dtype(tn_tensor *src, tn_dtype dtype, tn_tensor **out)
{
    if ((tn_dtype)src->dtype == dtype) {
        *out = tn_tensor_retain(src);
        return TN_OK;
    }
    return tni_clone(src, dtype, TN_MEMORY_FORMAT_PRESERVE, out);
}

tn_status tni_contiguous(tn_tensor *src, tn_tensor **out)
{
    if (src->flags & TNI_TENSOR_CONTIGUOUS) {
        *out = tn_tensor_retain(src);
        return TN_OK;
    }
    return tni_clone(src, (tn_dtype)src->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, out);
}

/* ---- fill ---- */

/* One element, ready to be repeated. */
typedef struct fill_pattern {
    char element[16]; /* its bytes */
    size_t bytes;     /* how many */
    bool is_zero;     /* all of them are 0 */
} fill_pattern;

/*
 * The inner function of fill: memset where all bytes are equal, whole vectors where the run is
 * dense, and one element at a time elsewhere.
 */
static void fill_inner(char *const *data, const int64_t *strides, int64_t count,
                       const void *context)
{
    const fill_pattern *pattern = context;
    char *out = data[0];
    size_t total = (size_t)count * pattern->bytes;
    bool is_dense = strides[0] == (int64_t)pattern->bytes;
    if (is_dense && (pattern->is_zero || pattern->bytes == 1)) {
        memset(out, pattern->element[0], total);
        return;
    }
    if (!is_dense) {
        for (int64_t i = 0; i < count; i++)
            memcpy(out + i * strides[0], pattern->element, pattern->bytes);
        return;
    }
    char repeated[TNI_FILL_BYTES];
    /* A short run needs only so much of the pattern. */
    for (size_t at = 0; at < sizeof repeated && at < total; at += pattern->bytes)
        memcpy(repeated + at, pattern->element, pattern->bytes);
    TNI_OF_ISA(&tni_casts)->fill(repeated, out, (int64_t)total);
}

/* Store a number in a block; return its wide type. */
static wide_kind wide_of(const tni_scalar *value, wide_block *block)
{
    switch (value->kind) {
    case TN_KIND_DOUBLE:
        block->real[0] = value->as.real;
        return WIDE_DOUBLE;
    case TN_KIND_COMPLEX:
        block->complex[0] = value->as.complex[0];
        block->complex[1] = value->as.complex[1];
        return WIDE_COMPLEX;
    case TN_KIND_BOOL:
        block->integer[0] = value->as.boolean;
        return WIDE_INT;
    default:
        block->integer[0] = value->as.integer;
        return WIDE_INT;
    }
}

/* The numbers that a dtype takes, and its name in PyTorch's message. */
typedef struct number_range {
    double low;       /* smallest number, negative integers that wrap included */
    double high;      /* largest number */
    bool has_special; /* infinities pass, as nan always does for floating types */
    const char *name; /* NULL: everything passes */
} number_range;

/* The numbers that torch.full and fill_ accept for each dtype. */
static const number_range ranges[TN_DTYPE_COUNT] = {
    [TN_DTYPE_U8] = {-255, 255, false, "uint8_t"},
    [TN_DTYPE_I8] = {-128, 127, false, "int8_t"},
    [TN_DTYPE_I16] = {-32768, 32767, false, "int16_t"},
    [TN_DTYPE_U16] = {-65535, 65535, false, "uint16_t"},
    [TN_DTYPE_I32] = {-2147483648.0, 2147483647.0, false, "int"},
    [TN_DTYPE_U32] = {-4294967295.0, 4294967295.0, false, "uint32_t"},
    [TN_DTYPE_I64] = {-0x1p63, 0x1.fffffffffffffp62, false, "int64_t"},
    [TN_DTYPE_U64] = {-0x1p63, 0x1.fffffffffffffp63, false, "uint64_t"},
    [TN_DTYPE_F16] = {-65504, 65504, true, "c10::Half"},
    [TN_DTYPE_BF16] = {-0x1.fep127, 0x1.fep127, true, "c10::BFloat16"},
    [TN_DTYPE_F32] = {-0x1.fffffep127, 0x1.fffffep127, true, "float"},
    [TN_DTYPE_C32] = {-0x1.fffffep127, 0x1.fffffep127, true, "c10::complex<float>"},
    [TN_DTYPE_C64] = {-0x1.fffffep127, 0x1.fffffep127, true, "c10::complex<float>"},
    [TN_DTYPE_F8E5M2] = {-57344, 57344, true, "c10::Float8_e5m2"},
    [TN_DTYPE_F8E4M3FN] = {-448, 448, false, "c10::Float8_e4m3fn"},
    [TN_DTYPE_F8E5M2FNUZ] = {-57344, 57344, false, "c10::Float8_e5m2fnuz"},
    [TN_DTYPE_F8E4M3FNUZ] = {-240, 240, false, "c10::Float8_e4m3fnuz"},
    [TN_DTYPE_F8E8M0FNU] = {0x1p-127, 0x1p127, false, "c10::Float8_e8m0fnu"},
};

/*
 * For a single element complex32 has the range of its parts; for several, that of complex64, in
 * which they are computed.
 */
static const number_range lonely_complex = {-65504, 65504, true, "c10::complex<c10::Half>"};

/* Return whether one real number, an integer if `is_whole`, may be written to the dtype. */
static bool is_in_range(tn_dtype dtype, const number_range *range, double x, bool is_whole)
{
    bool is_integral = tni_dtype_is(dtype, TNI_DTYPE_INTEGRAL);
    if (range->name == NULL || (dtype == TN_DTYPE_F8E8M0FNU && is_whole))
        return true;
    if (isnan(x))
        return !is_integral;
    if (isinf(x))
        return range->has_special;
    /* Unsigned dtypes wrap negative integers, but not negative real numbers. */
    bool wraps = is_whole || !is_integral || tni_dtype_is(dtype, TNI_DTYPE_SIGNED);
    return x >= (wraps ? range->low : 0) && x <= range->high;
}

/*
 * Fail for numbers out of range. `is_lonely`: a single element, for which narrow floating types
 * take their infinity or nan instead.
 */
static tn_status check_range(tn_dtype dtype, const tni_scalar *value, bool is_lonely)
{
    bool is_complex = value->kind == TN_KIND_COMPLEX;
    bool is_narrow = tni_dtype_is(dtype, TNI_DTYPE_FLOATING) && tni_dtypes[dtype].bytes < 4;
    if (value->kind == TN_KIND_BOOL ||
        (value->kind == TN_KIND_INT && (dtype == TN_DTYPE_I64 || dtype == TN_DTYPE_U64)))
        return TN_OK;
    double x = value->kind == TN_KIND_DOUBLE ? value->as.real
               : is_complex                  ? value->as.complex[0]
                                             : (double)value->as.integer;
    double y = is_complex ? value->as.complex[1] : 0;
    /* An imaginary part must not be dropped; a bool takes it into account. */
    bool drops = y != 0 && !tni_dtype_is(dtype, TNI_DTYPE_COMPLEX) && dtype != TN_DTYPE_BOOL;
    const number_range *range =
        is_lonely && dtype == TN_DTYPE_C32 ? &lonely_complex : &ranges[dtype];
    bool fits = is_in_range(dtype, range, x, value->kind == TN_KIND_INT) &&
                (!is_complex || is_in_range(dtype, range, y, false));
    if (drops || (!fits && !(is_narrow && is_lonely)))
        return tni_fail(TN_ERR_RUNTIME, "value cannot be converted to type %s without overflow",
                        range->name != NULL && !(drops && is_narrow && is_lonely) ? range->name
                                                                                  : "double");
    return TN_OK;
}

/*
 * PyTorch refuses numbers that the dtype cannot hold; negative integers may wrap in unsigned types.
 */
tn_status tni_check_scalar(tn_dtype dtype, const tni_scalar *value)
{
    return check_range(dtype, value, false);
}

tn_status tni_check_element(tn_dtype dtype, const tni_scalar *value)
{
    return check_range(dtype, value, true);
}

/* Fill a tensor on a device by calling fill_. */
static TNI_COLD tn_status fill_on_device(const tn_tensor *dst, const tni_scalar *value)
{
    return tni_call_fill__Scalar((tn_tensor *)(uintptr_t)dst, value);
}

tn_status tni_new_value(const tn_tensor *like, const tni_scalar *number, tn_tensor **out)
{
    TN_TRY(tni_check_scalar((tn_dtype)like->dtype, number));
    TN_TRY(tni_new_like(like, (tn_dtype)like->dtype, 0, NULL, out));
    tn_status status = tni_fill(*out, number);
    if (status != TN_OK)
        tn_tensor_release(*out);
    return status;
}

/*
 * The number is converted once, to the bytes of one element, by the same storers as in a copy;
 * filling is then moving bytes.
 */
tn_status tni_fill_strided(const tni_strided *dst, const tni_scalar *value)
{
    fill_pattern pattern = {.bytes = tni_dtypes[dst->dtype].bytes, .is_zero = true};
    const conversion *to = &conversions[dst->dtype];
    wide_block block;
    tni_loop loop;
    if (to->load == NULL)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"fill_cpu\" not implemented for '%s'",
                        tni_scalar_name(dst->dtype));
    TN_TRY(check_range((tn_dtype)dst->dtype, value, dst->numel == 1));
    wide_kind wide = wide_of(value, &block);
    to->store[wide](pattern.element, 0, 1, &block);
    for (size_t i = 0; i < pattern.bytes; i++)
        pattern.is_zero &= pattern.element[i] == 0;
    tni_loop_begin(&loop, dst);
    tni_loop_run(&loop, fill_inner, &pattern);
    return TN_OK;
}

tn_status tni_fill(const tn_tensor *dst, const tni_scalar *value)
{
    if (TNI_UNLIKELY(tni_is_on_device(dst)))
        return fill_on_device(dst, value);
    return tni_fill_strided(tni_strided_of(dst), value);
}
