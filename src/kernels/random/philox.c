/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Random numbers that follow from a key and not from a generator: the _philox_ operators. Philox
 * 4x32-10 (Salmon, Moraes, Dror and Shaw, Parallel Random Numbers: As Easy as 1, 2, 3, 2011).
 *
 * A key is two 64-bit words in the last dimension of a tensor, seed and offset. Its block i is the
 * four words that Philox gives for the seed as key and offset + i, modulo 2^64, as counter:
 *
 *     words of 32 bits    w0        w1        w2        w3          for dtypes of up to 32 bits
 *     words of 64 bits    w0 w1               w2 w3                 for wider ones, the high half
 * first a new key           w1 w0               w3 w2                 fold_in, and split for i = 0,
 * 1 …
 *
 * A tensor takes a word per element, in the order of indices. With p the bits of the dtype's
 * significand, a word w becomes
 *
 *     uniform    (w mod 2^p) / 2^p * (high - low) + low
 *     integer    w mod (high - low) + low
 *     normal     two words become (w + 1/2) / 2^32 or 2^64 each, and those a pair by Box and Muller
 *                (1958), with the C library's functions in float or double
 *
 * A key for each of several parts of the tensor begins anew in each. About 25 instructions per
 * word; blocks do not depend on each other, so parts of a tensor are filled in parallel.
 */
#include "args/args_philox.h"
#include "kernels/core/iterator.h"
#include "kernels/core/kernel_core.h"
#include "kernels/core/typed.h"

#include <math.h>

/* Elements that are made at once: whole blocks. */
#define PART 256

/* Words of a block. */
#define BLOCK 4

/* ---- Philox ---- */

typedef struct philox_key {
    uint64_t seed;
    uint64_t offset; /* the counter of its first block */
} philox_key;

static uint64_t wide(uint32_t high, uint32_t low)
{
    return (uint64_t)high << 32 | low;
}

/* Write the four words of block `index`. */
static void draw_block(philox_key key, uint64_t index, uint32_t *to)
{
    uint64_t counter = key.offset + index;
    uint32_t c[BLOCK] = {(uint32_t)counter, (uint32_t)(counter >> 32), 0, 0};
    uint32_t k[2] = {(uint32_t)key.seed, (uint32_t)(key.seed >> 32)};
    for (int round = 0; round < 10; round++) {
        uint64_t first = (uint64_t)c[0] * 0xD2511F53;
        uint64_t second = (uint64_t)c[2] * 0xCD9E8D57;
        c[0] = (uint32_t)(second >> 32) ^ c[1] ^ k[0];
        c[2] = (uint32_t)(first >> 32) ^ c[3] ^ k[1];
        c[1] = (uint32_t)second;
        c[3] = (uint32_t)first;
        k[0] += 0x9E3779B9; /* the golden ratio */
        k[1] += 0xBB67AE85; /* sqrt(3) - 1 */
    }
    memcpy(to, c, sizeof c);
}

/* Write the key that block `index` of a key is: its seed and offset. */
static void draw_key(philox_key key, uint64_t index, uint64_t to[2])
{
    uint32_t words[BLOCK];
    draw_block(key, index, words);
    to[0] = wide(words[1], words[0]);
    to[1] = wide(words[3], words[2]);
}

/* ---- keys ---- */

static tn_status check_dtype(const char *name, const char *argument, const tn_tensor *given)
{
    return given->dtype == TN_DTYPE_U64
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME, "%s: %s must have dtype uint64, got %s", name, argument,
                          tni_scalar_name((tn_dtype)given->dtype));
}

static tn_status check_shape(const char *name, const char *shape, const tn_tensor *key)
{
    tni_shape_text text;
    return key->rank > 0 && key->sizes[key->rank - 1] == 2
               ? TN_OK
               : tni_fail(TN_ERR_RUNTIME, "%s: key must have shape %s, got shape %s", name, shape,
                          tni_shape_print(&text, key->rank, key->sizes));
}

static tn_status check_keys(const char *name, const tn_tensor *key)
{
    TN_TRY(check_shape(name, "(*batch, 2)", key));
    return check_dtype(name, "key", key);
}

/* Fail unless one key, or one of the batch by broadcasting, belongs to each element of self. */
static tn_status check_batch(const char *name, const tn_tensor *self, const tn_tensor *key)
{
    tni_shape_text keys;
    tni_shape_text sizes;
    if (key->rank == 1)
        return TN_OK;
    if (key->rank != self->rank + 1)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: batched key must have ndim == output ndim + 1, got key shape %s with "
                        "output shape %s",
                        name, tni_shape_print(&keys, key->rank, key->sizes),
                        tni_shape_print(&sizes, self->rank, self->sizes));
    for (int64_t i = 0; i < self->rank; i++)
        if (key->sizes[i] != 1 && key->sizes[i] != self->sizes[i])
            return tni_fail(TN_ERR_RUNTIME,
                            "%s: key batch shape %s is not broadcastable with output shape %s",
                            name, tni_shape_print(&keys, self->rank, key->sizes),
                            tni_shape_print(&sizes, self->rank, self->sizes));
    return TN_OK;
}

/* The parts of a tensor that have a key each: those of equal indices in the leading dimensions. */
typedef struct key_parts {
    const tn_tensor *key; /* uint64, on the CPU */
    const int64_t *sizes; /* of the tensor that is filled */
    int64_t rank;         /* leading dimensions: behind them a part has one key */
    int64_t count;        /* of parts */
    int64_t numel;        /* elements of a part */
} key_parts;

static key_parts divide(const tn_tensor *self, const tn_tensor *key)
{
    key_parts parts = {.key = key, .sizes = self->sizes, .rank = key->rank - 1, .count = 1};
    while (parts.rank > 0 && key->sizes[parts.rank - 1] == 1)
        parts.rank--;
    for (int64_t i = 0; i < parts.rank; i++)
        parts.count *= self->sizes[i];
    parts.numel = self->numel / parts.count; /* self has elements, so no size is 0 */
    return parts;
}

/* Return the key of part `index`. */
static philox_key key_of(const key_parts *parts, int64_t index)
{
    const tn_tensor *key = parts->key;
    const uint64_t *at = key->data;
    for (int64_t i = parts->rank; i-- > 0;) {
        if (key->sizes[i] != 1)
            at += index % parts->sizes[i] * key->strides[i];
        index /= parts->sizes[i];
    }
    return (philox_key){at[0], at[key->strides[key->rank - 1]]};
}

/* ---- distributions ---- */

/* A distribution with its parameters. */
typedef struct distribution {
    /* Make `count` elements, at most PART, of words; may go on to the end of the last block. */
    void (*make)(const struct distribution *self, const uint32_t *words, int64_t count, void *to);
    tn_dtype drawn;  /* what `make` writes: float, double or int64 */
    bool is_wide;    /* an element takes 64 bits */
    unsigned bits;   /* of a uniform number in [0, 1) */
    double add;      /* low, or the mean */
    double multiply; /* high - low, or the deviation */
    uint64_t from;   /* the least integer */
    uint64_t range;  /* the number of integers; 0: all of the dtype */
} distribution;

static void make_uniform_floats(const distribution *self, const uint32_t *words, int64_t count,
                                void *to)
{
    float *numbers = to;
    float add = (float)self->add;
    float multiply = (float)self->multiply;
    uint32_t mask = (UINT32_C(1) << self->bits) - 1;
    float unit = 1 / (float)(mask + 1);
    for (int64_t i = 0; i < count; i++)
        numbers[i] = (float)(words[i] & mask) * unit * multiply + add;
}

static void make_uniform_doubles(const distribution *self, const uint32_t *words, int64_t count,
                                 void *to)
{
    double *numbers = to;
    uint64_t mask = (UINT64_C(1) << self->bits) - 1;
    for (int64_t i = 0; i < count; i++) {
        uint64_t word = wide(words[2 * i], words[2 * i + 1]) & mask;
        numbers[i] = (double)word * 0x1p-53 * self->multiply + self->add;
    }
}

static void make_normal_floats(const distribution *self, const uint32_t *words, int64_t count,
                               void *to)
{
    const float two_pi = 6.28318530717958647692f;
    float *numbers = to;
    float add = (float)self->add;
    float multiply = (float)self->multiply;
    for (int64_t i = 0; i < count; i += 2) {
        float u = (float)words[i] * 0x1p-32f + 0x1p-33f;
        float v = (float)words[i + 1] * 0x1p-32f + 0x1p-33f;
        float radius = sqrtf(-2 * logf(u));
        numbers[i] = radius * cosf(v * two_pi) * multiply + add;
        numbers[i + 1] = radius * sinf(v * two_pi) * multiply + add;
    }
}

/* Return (w + 1/2) / 2^64 for a word of 64 bits, rounded once: the terms are exact. */
static double middle(uint32_t high, uint32_t low)
{
    return (double)high * 0x1p-32 + ((double)low * 0x1p-64 + 0x1p-65);
}

static void make_normal_doubles(const distribution *self, const uint32_t *words, int64_t count,
                                void *to)
{
    const double two_pi = 6.28318530717958647692;
    double *numbers = to;
    for (int64_t i = 0; i < count; i += 2) {
        double u = middle(words[2 * i], words[2 * i + 1]);
        double v = middle(words[2 * i + 2], words[2 * i + 3]);
        double radius = sqrt(-2 * log(u));
        numbers[i] = radius * cos(v * two_pi) * self->multiply + self->add;
        numbers[i + 1] = radius * sin(v * two_pi) * self->multiply + self->add;
    }
}

static void make_integers(const distribution *self, const uint32_t *words, int64_t count, void *to)
{
    int64_t *numbers = to;
    for (int64_t i = 0; i < count; i++) {
        uint64_t word = self->is_wide ? wide(words[2 * i], words[2 * i + 1]) : words[i];
        numbers[i] = (int64_t)((self->range == 0 ? word : word % self->range) + self->from);
    }
}

/* ---- filling ---- */

/* A parallel loop over pieces of at most PART elements with one key. */
typedef struct fill_loop {
    const distribution *from;
    key_parts parts;
    int64_t pieces; /* of a part */
    tn_dtype dtype; /* of the elements */
    char *to;       /* row-major */
} fill_loop;

static void fill_pieces(int64_t begin, int64_t end, void *context)
{
    const fill_loop *loop = context;
    const distribution *from = loop->from;
    int64_t bytes = tni_dtypes[loop->dtype].bytes;
    int64_t drawn_bytes = tni_dtypes[from->drawn].bytes;
    uint32_t words[2 * PART];
    _Alignas(8) char numbers[PART * sizeof(double)];
    for (int64_t i = begin; i < end; i++) {
        int64_t part = i / loop->pieces;
        int64_t first = i % loop->pieces * PART;
        int64_t count = tni_min(loop->parts.numel - first, PART);
        int64_t scale = from->is_wide ? 2 : 1;
        philox_key key = key_of(&loop->parts, part);
        for (int64_t j = 0; j < scale * count; j += BLOCK)
            draw_block(key, (uint64_t)((scale * first + j) / BLOCK), words + j);
        from->make(from, words, count, numbers);
        char *to = loop->to + (part * loop->parts.numel + first) * bytes;
        tni_convert(loop->dtype, to, bytes, from->drawn, numbers, drawn_bytes, count);
    }
}

/* Fill a row-major tensor with memory of its own. */
static void fill_row_major(const tn_tensor *to, const tn_tensor *key, const distribution *from)
{
    fill_loop loop = {
        .from = from, .parts = divide(to, key), .dtype = (tn_dtype)to->dtype, .to = to->data};
    loop.pieces = tni_ceil_div(loop.parts.numel, PART);
    /* A piece of one element still costs a block. */
    int64_t cost = tni_min(loop.parts.numel, PART) + BLOCK;
    tni_parallel_for(0, loop.parts.count * loop.pieces, tni_ceil_div(1024, cost), fill_pieces,
                     &loop);
}

/*
 * Fill self and return it. The numbers go through a temporary unless self is row-major and has
 * other memory than the key, which parts that come later still read.
 */
static tn_status fill(const char *name, tn_tensor *self, const tn_tensor *key,
                      const distribution *from, StableIValue *outs)
{
    tn_tensor *numbers = NULL;
    tn_status status = TN_OK;
    TN_TRY(check_dtype(name, "key", key));
    TN_TRY(check_shape(name, "(2,) or (*batch, 2)", key));
    TN_TRY(check_batch(name, self, key));
    TN_TRY(tni_check_no_overlap(self));
    if (self->numel > 0 && self->data != NULL) {
        bool is_direct =
            (self->flags & TNI_TENSOR_CONTIGUOUS) != 0 && self->storage != key->storage;
        if (!is_direct)
            TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, self->rank, self->sizes, &numbers));
        fill_row_major(is_direct ? self : numbers, key, from);
        status = is_direct ? TN_OK : tni_copy(self, numbers);
        tn_tensor_release(numbers);
    }
    TN_TRY(status);
    tni_tensor_bump_version(self);
    return tni_return_same(self, outs);
}

/* ---- operators ---- */

/* The bits of the significand of a floating dtype of two bytes or more; 0 for others. */
static unsigned significand_bits(tn_dtype dtype)
{
    return dtype == TN_DTYPE_F64    ? 53
           : dtype == TN_DTYPE_F32  ? 24
           : dtype == TN_DTYPE_F16  ? 11
           : dtype == TN_DTYPE_BF16 ? 8
                                    : 0;
}

static tn_status check_real(const char *name, tn_dtype dtype)
{
    return significand_bits(dtype) != 0
               ? TN_OK
               : tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", name,
                          tni_scalar_name(dtype));
}

/* Return a number as the dtype rounds it. */
static double rounded(tn_dtype dtype, double number)
{
    char element[sizeof number];
    float as_float = (float)number;
    if (dtype == TN_DTYPE_F64)
        return number;
    tni_convert(dtype, element, 0, TN_DTYPE_F32, (const char *)&as_float, 0, 1);
    tni_convert(TN_DTYPE_F32, (char *)&as_float, 0, dtype, element, 0, 1);
    return (double)as_float;
}

/* Bounds and their distance are rounded to the dtype, what is made of them is not until the end. */
TNI_TYPED(_philox_uniform_)
{
    static const char name[] = "_philox_uniform_";
    tn_dtype dtype = (tn_dtype)in->self->dtype;
    TN_TRY(check_real(name, dtype));
    bool is_wide = dtype == TN_DTYPE_F64;
    double low = rounded(dtype, in->low);
    distribution from = {
        .make = is_wide ? make_uniform_doubles : make_uniform_floats,
        .drawn = is_wide ? TN_DTYPE_F64 : TN_DTYPE_F32,
        .is_wide = is_wide,
        .bits = significand_bits(dtype),
        .add = low,
        .multiply = rounded(dtype, rounded(dtype, in->high) - low),
    };
    return fill(name, in->self, in->key, &from, outs);
}

TNI_TYPED(_philox_normal_)
{
    static const char name[] = "_philox_normal_";
    tn_dtype dtype = (tn_dtype)in->self->dtype;
    TN_TRY(check_real(name, dtype));
    bool is_wide = dtype == TN_DTYPE_F64;
    distribution from = {
        .make = is_wide ? make_normal_doubles : make_normal_floats,
        .drawn = is_wide ? TN_DTYPE_F64 : TN_DTYPE_F32,
        .is_wide = is_wide,
        .add = in->mean,
        .multiply = in->std,
    };
    return fill(name, in->self, in->key, &from, outs);
}

/*
 * Find the range of integers, in the arithmetic of 64 bits for dtypes as wide and of 32 for others:
 * then a word is too few bits for a range that is large and does not divide 2^32. All integers of
 * the dtype are the words themselves.
 */
static tn_status find_range(const char *name, tn_dtype dtype, tni_maybe_int low, tni_maybe_int high,
                            distribution *out)
{
    unsigned bits = 8 * (unsigned)tni_dtypes[dtype].bytes;
    bool is_signed = tni_dtype_is(dtype, TNI_DTYPE_SIGNED);
    /* The dtype's least number, and the one behind its greatest, which for uint64 wraps to 0. */
    uint64_t least = is_signed ? UINT64_MAX << (bits - 1) : 0;
    uint64_t end = is_signed ? UINT64_C(1) << (bits - 1) : bits < 64 ? UINT64_C(1) << bits : 0;
    uint64_t from = low.is_given ? (uint64_t)low.value : least;
    uint64_t range = (high.is_given ? (uint64_t)high.value : end) - from;
    out->is_wide = bits == 64;
    if (!high.is_given && from == least)
        return TN_OK;
    out->from = from;
    out->range = out->is_wide ? range : (uint32_t)range;
    if (out->range == 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: [low, high) must be non-empty; pass high=None for the dtype's full "
                        "range",
                        name);
    if (!out->is_wide && out->range >= UINT64_C(1) << 28 && (UINT64_C(1) << 32) % out->range != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "%s: range (high - low = %llu) does not divide 2^32 evenly and is too "
                        "large for the output dtype %s",
                        name, (unsigned long long)out->range, tni_scalar_name(dtype));
    return TN_OK;
}

TNI_TYPED(_philox_randint_)
{
    static const char name[] = "_philox_randint_";
    tn_dtype dtype = (tn_dtype)in->self->dtype;
    distribution from = {.make = make_integers, .drawn = TN_DTYPE_I64};
    if (!tni_dtype_is(dtype, TNI_DTYPE_INTEGRAL))
        return tni_fail(TN_ERR_RUNTIME, "%s: self must have an integer dtype, got %s", name,
                        tni_scalar_name(dtype));
    TN_TRY(find_range(name, dtype, in->low, in->high, &from));
    return fill(name, in->self, in->key, &from, outs);
}

/*
 * Return the keys that `count` blocks of each key are, from block `first` on: a tensor of these
 * sizes, row-major, in which the keys of a block lie together.
 */
static tn_status derive(tn_tensor *key, uint64_t first, int64_t count, tni_ints sizes,
                        StableIValue *outs)
{
    tn_tensor *keys;
    tn_tensor *result = NULL;
    TN_TRY(tni_contiguous(key, &keys));
    tn_status status = tni_new_like(keys, TN_DTYPE_U64, sizes.count, sizes.items, &result);
    if (status == TN_OK && result->data != NULL) {
        const uint64_t *from = keys->data;
        uint64_t *to = result->data;
        for (int64_t i = 0; i < count; i++)
            for (int64_t j = 0; j < keys->numel; j += 2, to += 2)
                draw_key((philox_key){from[j], from[j + 1]}, first + (uint64_t)i, to);
    }
    tn_tensor_release(keys);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(_philox_key_split)
{
    static const char name[] = "_philox_key_split";
    int64_t sizes[TN_MAX_DIM + 1];
    TN_TRY(check_keys(name, in->key));
    if (in->num_splits <= 0)
        return tni_fail(TN_ERR_RUNTIME, "%s: num_splits must be positive, got %lld", name,
                        (long long)in->num_splits);
    TN_TRY(tni_check_rank(name, in->key->rank + 1));
    sizes[0] = in->num_splits;
    memcpy(sizes + 1, in->key->sizes, in->key->rank * sizeof *sizes);
    return derive(in->key, 0, in->num_splits, (tni_ints){sizes, in->key->rank + 1}, outs);
}

TNI_TYPED(_philox_key_fold_in)
{
    TN_TRY(check_keys("_philox_key_fold_in", in->key));
    return derive(in->key, (uint64_t)in->data, 1, (tni_ints){in->key->sizes, in->key->rank}, outs);
}

TNI_TYPED(_philox_key_fold_in_Tensor)
{
    static const char name[] = "_philox_key_fold_in";
    const tn_tensor *data = in->data;
    TN_TRY(check_dtype(name, "data", data));
    if (data->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "%s: data must be a single value, got %lld elements", name,
                        (long long)data->numel);
    TN_TRY(check_keys(name, in->key));
    /* On meta there is nothing to read, and no key is made. */
    uint64_t number = data->data != NULL ? *(const uint64_t *)data->data : 0;
    return derive(in->key, number, 1, (tni_ints){in->key->sizes, in->key->rank}, outs);
}
