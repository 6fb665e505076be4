/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The keys of elements, and the search among keys, compiled once per ISA (isa.h).
 */
#include "kernels/core/isa.h"
#include "kernels/core/narrow_floats.h"
#include "kernels/index/sort_keys.h"

/*
 * Return an unsigned integer that orders as the float does. IEEE 754 numbers order as sign and
 * magnitude: positive ones get the sign bit set, negative ones are inverted. -0.0 becomes 0.0, and
 * every nan the largest key.
 */
static inline uint32_t float_key(float value)
{
    uint32_t bits = tni_float_bits(value == 0 ? 0 : value);
    uint32_t mask = (0 - (bits >> 31)) | UINT32_C(1) << 31;
    return value != value ? UINT32_MAX : bits ^ mask;
}

/* Return the same for a double. */
static inline uint64_t double_key(double value)
{
    uint64_t bits;
    value = value == 0 ? 0 : value;
    memcpy(&bits, &value, sizeof bits);
    uint64_t mask = (0 - (bits >> 63)) | UINT64_C(1) << 63;
    return value != value ? UINT64_MAX : bits ^ mask;
}

/*
 * Define make_NAME (tni_key_loops.make for one dtype). `expression` is the key of the element `x`
 * in ascending order: signed integers get their sign bit flipped. The 16-bit floating dtypes have
 * the keys of their float values. Elements that lie side by side have a loop of their own, which
 * the compiler can vectorise.
 */
#define KEYS(name, type, unsigned_type, expression)                                                \
    static inline uint64_t key_##name(const char *from, uint64_t flip)                             \
    {                                                                                              \
        type x;                                                                                    \
        memcpy(&x, from, sizeof x);                                                                \
        return (unsigned_type)((unsigned_type)(expression) ^ (unsigned_type)flip);                 \
    }                                                                                              \
    static void make_##name(const char *from, int64_t step, int64_t count, uint64_t flip,          \
                            uint64_t *keys)                                                        \
    {                                                                                              \
        if (step == (int64_t)sizeof(type))                                                         \
            for (int64_t i = 0; i < count; i++)                                                    \
                keys[i] = key_##name(from + i * (int64_t)sizeof(type), flip);                      \
        else                                                                                       \
            for (int64_t i = 0; i < count; i++)                                                    \
                keys[i] = key_##name(from + i * step, flip);                                       \
    }
KEYS(bool, uint8_t, uint8_t, x != 0)
KEYS(u8, uint8_t, uint8_t, x)
KEYS(u16, uint16_t, uint16_t, x)
KEYS(u32, uint32_t, uint32_t, x)
KEYS(u64, uint64_t, uint64_t, x)
KEYS(i8, uint8_t, uint8_t, x ^ 1u << 7)
KEYS(i16, uint16_t, uint16_t, x ^ 1u << 15)
KEYS(i32, uint32_t, uint32_t, x ^ UINT32_C(1) << 31)
KEYS(i64, uint64_t, uint64_t, x ^ UINT64_C(1) << 63)
KEYS(f16, uint16_t, uint32_t, float_key(tni_f16_to_float(x)))
KEYS(bf16, uint16_t, uint32_t, float_key(tni_bf16_to_float(x)))
KEYS(f32, float, uint32_t, float_key(x))
KEYS(f64, double, uint64_t, double_key(x))

/*
 * Define write_NAME (tni_key_loops.write for one dtype). `restored` are the bits of the element
 * whose key in ascending order is `key`: that is several times as fast as fetching elements from
 * all over memory. `is_lost` tells of keys that different elements have.
 */
#define WRITE(name, unsigned_type, restored, is_lost)                                              \
    static void write_##name(const tni_sorted *sorted, int64_t begin, int64_t end,                 \
                             const tni_sorted_output *to)                                          \
    {                                                                                              \
        const tni_key_source *source = sorted->source;                                             \
        const tni_sorted_output out = *to;                                                         \
        int index_bits = sorted->index_bits;                                                       \
        uint64_t mask = (UINT64_C(1) << index_bits) - 1;                                           \
        uint64_t flip = source->descending ? UINT64_MAX : 0;                                       \
        bool is_whole = sorted->is_whole;                                                          \
        for (int64_t i = begin; i < end; i++) {                                                    \
            uint64_t item = sorted->items[i];                                                      \
            int64_t position = (int64_t)(item & mask);                                             \
            unsigned_type key = (unsigned_type)(((item >> index_bits) + sorted->least) ^ flip);    \
            unsigned_type element = (unsigned_type)(restored);                                     \
            if (!is_whole || (is_lost))                                                            \
                memcpy(&element, source->from + position * source->step, sizeof element);          \
            memcpy(out.values + i * out.value_step, &element, sizeof element);                     \
            memcpy(out.indices + i * out.index_step, &position, sizeof position);                  \
        }                                                                                          \
    }

/* The bits of floats: zeros have one key, and so have nans. */
#define FLOAT_BITS  (key >> 31 != 0 ? key ^ UINT32_C(1) << 31 : ~key)
#define DOUBLE_BITS (key >> 63 != 0 ? key ^ UINT64_C(1) << 63 : ~key)
WRITE(bool, uint8_t, key, true)
WRITE(u8, uint8_t, key, false)
WRITE(u16, uint16_t, key, false)
WRITE(u32, uint32_t, key, false)
WRITE(u64, uint64_t, key, false)
WRITE(i8, uint8_t, key ^ 1u << 7, false)
WRITE(i16, uint16_t, key ^ 1u << 15, false)
WRITE(i32, uint32_t, key ^ UINT32_C(1) << 31, false)
WRITE(i64, uint64_t, key ^ UINT64_C(1) << 63, false)
WRITE(f16, uint16_t, key, true)
WRITE(bf16, uint16_t, key, true)
WRITE(f32, uint32_t, FLOAT_BITS, key == UINT32_MAX || key == UINT32_C(1) << 31)
WRITE(f64, uint64_t, DOUBLE_BITS, key == UINT64_MAX || key == UINT64_C(1) << 63)

/* Define differ_NAME (tni_key_loops.differ), for elements `a` and `b`, which follow each other. */
#define DIFFER(name, type, expression)                                                             \
    static void differ_##name(const char *from, int64_t count, uint8_t *restrict flags)            \
    {                                                                                              \
        flags[0] = 1;                                                                              \
        for (int64_t i = 1; i < count; i++) {                                                      \
            type a;                                                                                \
            type b;                                                                                \
            memcpy(&a, from + (i - 1) * (int64_t)sizeof(type), sizeof a);                          \
            memcpy(&b, from + i * (int64_t)sizeof(type), sizeof b);                                \
            flags[i] = (expression);                                                               \
        }                                                                                          \
    }
DIFFER(bool, uint8_t, (a != 0) != (b != 0))
DIFFER(bytes1, uint8_t, a != b)
DIFFER(bytes2, uint16_t, a != b)
DIFFER(bytes4, uint32_t, a != b)
DIFFER(bytes8, uint64_t, a != b)
DIFFER(f32, float, a != b)
DIFFER(f64, double, a != b)
/* Half types: bits that differ, but for zeros of both signs; or a nan, beyond those of infinity. */
static TNI_NOINLINE void differ_halves(const char *from, int64_t count, uint8_t *restrict flags,
                                       uint32_t infinity)
{
    flags[0] = 1;
    for (int64_t i = 1; i < count; i++) {
        uint16_t a;
        uint16_t b;
        memcpy(&a, from + 2 * (i - 1), sizeof a);
        memcpy(&b, from + 2 * i, sizeof b);
        flags[i] = (a != b && ((a | b) & 0x7fff) != 0) || (a & 0x7fffu) > infinity;
    }
}
static void differ_f16(const char *from, int64_t count, uint8_t *flags)
{
    differ_halves(from, count, flags, 0x7c00);
}
static void differ_bf16(const char *from, int64_t count, uint8_t *flags)
{
    differ_halves(from, count, flags, 0x7f80);
}

static int64_t count_below(const uint64_t *keys, int64_t count, uint64_t limit)
{
    int64_t below = 0;
    for (int64_t i = 0; i < count; i++)
        below += keys[i] < limit;
    return below;
}

static void find_range(const uint64_t *keys, int64_t count, uint64_t *least, uint64_t *greatest)
{
    uint64_t low = *least;
    uint64_t high = *greatest;
    for (int64_t i = 0; i < count; i++) {
        low = keys[i] < low ? keys[i] : low;
        high = keys[i] > high ? keys[i] : high;
    }
    *least = low;
    *greatest = high;
}

const tni_key_loops TNI_AT_ISA(tni_key_loops) = {
    .make =
        {
            [TN_DTYPE_BOOL] = make_bool,
            [TN_DTYPE_U8] = make_u8,
            [TN_DTYPE_U16] = make_u16,
            [TN_DTYPE_U32] = make_u32,
            [TN_DTYPE_U64] = make_u64,
            [TN_DTYPE_I8] = make_i8,
            [TN_DTYPE_I16] = make_i16,
            [TN_DTYPE_I32] = make_i32,
            [TN_DTYPE_I64] = make_i64,
            [TN_DTYPE_F16] = make_f16,
            [TN_DTYPE_BF16] = make_bf16,
            [TN_DTYPE_F32] = make_f32,
            [TN_DTYPE_F64] = make_f64,
        },
    .write =
        {
            [TN_DTYPE_BOOL] = write_bool,
            [TN_DTYPE_U8] = write_u8,
            [TN_DTYPE_U16] = write_u16,
            [TN_DTYPE_U32] = write_u32,
            [TN_DTYPE_U64] = write_u64,
            [TN_DTYPE_I8] = write_i8,
            [TN_DTYPE_I16] = write_i16,
            [TN_DTYPE_I32] = write_i32,
            [TN_DTYPE_I64] = write_i64,
            [TN_DTYPE_F16] = write_f16,
            [TN_DTYPE_BF16] = write_bf16,
            [TN_DTYPE_F32] = write_f32,
            [TN_DTYPE_F64] = write_f64,
        },
    .differ =
        {
            [TN_DTYPE_BOOL] = differ_bool,
            [TN_DTYPE_U8] = differ_bytes1,
            [TN_DTYPE_U16] = differ_bytes2,
            [TN_DTYPE_U32] = differ_bytes4,
            [TN_DTYPE_U64] = differ_bytes8,
            [TN_DTYPE_I8] = differ_bytes1,
            [TN_DTYPE_I16] = differ_bytes2,
            [TN_DTYPE_I32] = differ_bytes4,
            [TN_DTYPE_I64] = differ_bytes8,
            [TN_DTYPE_F16] = differ_f16,
            [TN_DTYPE_BF16] = differ_bf16,
            [TN_DTYPE_F32] = differ_f32,
            [TN_DTYPE_F64] = differ_f64,
        },
    .count_below = count_below,
    .find_range = find_range,
};
