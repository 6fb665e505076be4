/* SPDX-License-Identifier: BSD-3-Clause */
/* Reading and writing elements at places (places.h), and how two elements become one. */
#include "kernels/places.h"

#include "kernels/narrow_floats.h"

void tni_walk_strides(const tn_tensor *tensor, int64_t rank, const int64_t *sizes, int64_t *strides)
{
    int64_t bytes = tni_dtypes[tensor->dtype].bytes;
    for (int64_t i = 0; i < rank; i++) {
        int64_t from = i - (rank - tensor->rank);
        bool stays = from < 0 || tensor->sizes[from] <= 1 || sizes[i] <= 1;
        strides[i] = stays ? 0 : tni_wrapped_product(tensor->strides[from], bytes);
    }
}

/* ---- indices ---- */

static tn_status refuse_index(int64_t index, int64_t dim, int64_t size, tni_index_rule rule)
{
    if (rule == TNI_INDEX_LOOKUP)
        return tni_fail(TN_ERR_INDEX, "index out of range in self");
    if (rule == TNI_INDEX_FLAT)
        return tni_fail(TN_ERR_INDEX,
                        "out of range: tried to access index %lld on a tensor of %lld elements.",
                        (long long)index, (long long)size);
    return tni_fail(rule == TNI_INDEX_PLACE ? TN_ERR_RUNTIME : TN_ERR_INDEX,
                    "index %lld is out of bounds for dimension %lld with size %lld",
                    (long long)index, (long long)dim, (long long)size);
}

tn_status tni_resolve_index(const tn_tensor *index, int64_t dim, int64_t size, tni_index_rule rule,
                            tn_tensor **out)
{
    bool wraps = rule == TNI_INDEX_WRAPPED || rule == TNI_INDEX_FLAT;
    tn_tensor *resolved;
    TN_TRY(tni_clone(index, TN_DTYPE_I64, TN_MEMORY_FORMAT_CONTIGUOUS, &resolved));
    int64_t *items = resolved->data;
    for (int64_t i = 0; items != NULL && i < resolved->numel; i++) {
        int64_t item = items[i];
        if (item >= size || item < (wraps ? -size : 0)) {
            tn_tensor_release(resolved);
            return refuse_index(item, dim, size, rule);
        }
        items[i] = item < 0 ? item + size : item;
    }
    *out = resolved;
    return TN_OK;
}

/* ---- reading ---- */

/* The bytes of an element and of a step of the index. */
typedef struct pick_context {
    size_t bytes; /* of an element */
    int64_t step; /* from an index to the next */
} pick_context;

static void pick_any(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const pick_context *pick = context;
    for (int64_t i = 0; i < count; i++) {
        int64_t index;
        memcpy(&index, data[2] + i * strides[2], sizeof index);
        memcpy(data[0] + i * strides[0], data[1] + i * strides[1] + index * pick->step,
               pick->bytes);
    }
}

static void pick_words(char *const *data, const int64_t *strides, int64_t count,
                       const void *context)
{
    const pick_context *pick = context;
    for (int64_t i = 0; i < count; i++) {
        int64_t index;
        uint32_t word;
        memcpy(&index, data[2] + i * strides[2], sizeof index);
        memcpy(&word, data[1] + i * strides[1] + index * pick->step, sizeof word);
        memcpy(data[0] + i * strides[0], &word, sizeof word);
    }
}

void tni_pick(const tn_tensor *result, const tn_tensor *source, const int64_t *source_strides,
              const tn_tensor *index, const int64_t *index_strides, int64_t step)
{
    struct tn_tensor from = *source; /* borrowed headers in the result's shape */
    struct tn_tensor table = *index;
    pick_context context = {tni_dtypes[result->dtype].bytes, step};
    tni_loop loop;
    if (result->numel == 0 || result->data == NULL)
        return;
    from.rank = table.rank = result->rank;
    from.sizes = table.sizes = result->sizes;
    from.strides = (int64_t *)(uintptr_t)source_strides;
    table.strides = (int64_t *)(uintptr_t)index_strides;
    from.flags = table.flags = 0;
    tni_loop_begin(&loop, result);
    tni_loop_input(&loop, &from);
    tni_loop_input(&loop, &table);
    tni_loop_run(&loop, context.bytes == 4 ? pick_words : pick_any, &context);
}

/* ---- two elements become one ---- */

#define COMBINE(name, type, add, multiply, maximum, minimum)                                       \
    static void add_##name(char *to, const char *from)                                             \
    {                                                                                              \
        type a;                                                                                    \
        type b;                                                                                    \
        memcpy(&a, to, sizeof a);                                                                  \
        memcpy(&b, from, sizeof b);                                                                \
        a = (type)(add);                                                                           \
        memcpy(to, &a, sizeof a);                                                                  \
    }                                                                                              \
    static void multiply_##name(char *to, const char *from)                                        \
    {                                                                                              \
        type a;                                                                                    \
        type b;                                                                                    \
        memcpy(&a, to, sizeof a);                                                                  \
        memcpy(&b, from, sizeof b);                                                                \
        a = (type)(multiply);                                                                      \
        memcpy(to, &a, sizeof a);                                                                  \
    }                                                                                              \
    static void maximum_##name(char *to, const char *from)                                         \
    {                                                                                              \
        type a;                                                                                    \
        type b;                                                                                    \
        memcpy(&a, to, sizeof a);                                                                  \
        memcpy(&b, from, sizeof b);                                                                \
        a = (type)(maximum);                                                                       \
        memcpy(to, &a, sizeof a);                                                                  \
    }                                                                                              \
    static void minimum_##name(char *to, const char *from)                                         \
    {                                                                                              \
        type a;                                                                                    \
        type b;                                                                                    \
        memcpy(&a, to, sizeof a);                                                                  \
        memcpy(&b, from, sizeof b);                                                                \
        a = (type)(minimum);                                                                       \
        memcpy(to, &a, sizeof a);                                                                  \
    }

#define WHOLE(name, type)                                                                          \
    COMBINE(name, type, (uint64_t)a + (uint64_t)b, (uint64_t)a * (uint64_t)b, a > b ? a : b,       \
            a < b ? a : b)
/* nan wins over any number. */
#define REAL(name, type)                                                                           \
    COMBINE(name, type, a + b, a * b, a != a || a > b ? a : b, a != a || a < b ? a : b)

WHOLE(u8, uint8_t)
WHOLE(i8, int8_t)
WHOLE(i16, int16_t)
WHOLE(i32, int32_t)
WHOLE(i64, int64_t)
COMBINE(boolean, uint8_t, (a | b) != 0, a != 0 && b != 0, (a | b) != 0, a != 0 && b != 0)
REAL(f32, float)
REAL(f64, double)

#define HALF(name, type, widen, narrow)                                                            \
    static float widen_##name(type bits)                                                           \
    {                                                                                              \
        return widen(bits);                                                                        \
    }                                                                                              \
    COMBINE(name, type, narrow(widen_##name(a) + widen_##name(b)),                                 \
            narrow(widen_##name(a) * widen_##name(b)),                                             \
            widen_##name(a) != widen_##name(a) || widen_##name(a) > widen_##name(b) ? a : b,       \
            widen_##name(a) != widen_##name(a) || widen_##name(a) < widen_##name(b) ? a : b)
HALF(f16, uint16_t, tni_f16_to_float, tni_float_to_f16)
HALF(bf16, uint16_t, tni_bf16_to_float, tni_float_to_bf16)

#define COMPLEX(name, type)                                                                        \
    static void add_##name(char *to, const char *from)                                             \
    {                                                                                              \
        type a[2];                                                                                 \
        type b[2];                                                                                 \
        memcpy(a, to, sizeof a);                                                                   \
        memcpy(b, from, sizeof b);                                                                 \
        type sum[2] = {a[0] + b[0], a[1] + b[1]};                                                  \
        memcpy(to, sum, sizeof sum);                                                               \
    }                                                                                              \
    static void multiply_##name(char *to, const char *from)                                        \
    {                                                                                              \
        type a[2];                                                                                 \
        type b[2];                                                                                 \
        memcpy(a, to, sizeof a);                                                                   \
        memcpy(b, from, sizeof b);                                                                 \
        type product[2] = {a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]};                  \
        memcpy(to, product, sizeof product);                                                       \
    }
COMPLEX(c64, float)
COMPLEX(c128, double)

#define ROW(name)                                                                                  \
    {                                                                                              \
        NULL, add_##name, multiply_##name, maximum_##name, minimum_##name                          \
    }
static const tni_combiner combiners[TN_DTYPE_COUNT][TNI_COMBINE_COUNT] = {
    [TN_DTYPE_U8] = ROW(u8),
    [TN_DTYPE_I8] = ROW(i8),
    [TN_DTYPE_I16] = ROW(i16),
    [TN_DTYPE_I32] = ROW(i32),
    [TN_DTYPE_I64] = ROW(i64),
    [TN_DTYPE_BOOL] = ROW(boolean),
    [TN_DTYPE_F32] = ROW(f32),
    [TN_DTYPE_F64] = ROW(f64),
    [TN_DTYPE_F16] = ROW(f16),
    [TN_DTYPE_BF16] = ROW(bf16),
    [TN_DTYPE_C64] = {NULL, add_c64, multiply_c64, NULL, NULL},
    [TN_DTYPE_C128] = {NULL, add_c128, multiply_c128, NULL, NULL}};

tni_combiner tni_combiner_of(tn_dtype dtype, tni_combination combination)
{
    return combiners[dtype][combination];
}

/* ---- writing ---- */

/* Row-major strides of the result, for its counts. */
static void dense_strides(const tn_tensor *result, int64_t *strides)
{
    int64_t step = 1;
    for (int64_t i = result->rank - 1; i >= 0; i--) {
        strides[i] = step;
        step *= result->sizes[i];
    }
}

tn_status tni_place(const tni_placement *p)
{
    const tn_tensor *result = p->result;
    tni_combiner combine = tni_combiner_of((tn_dtype)result->dtype, p->combination);
    int64_t bytes = tni_dtypes[result->dtype].bytes;
    int64_t strides[4][TN_MAX_DIM] = {{0}};
    int64_t dense[TN_MAX_DIM];
    int64_t count = 1;
    if (combine == NULL && p->combination != TNI_COMBINE_SET)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"scatter_gather\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)result->dtype));
    for (int64_t i = 0; i < p->rank; i++)
        count *= p->sizes[i];
    if (count == 0 || result->data == NULL)
        return TN_OK;
    dense_strides(result, dense);
    int64_t step = result->rank > 0 ? tni_wrapped_product(result->strides[p->dim], bytes) : 0;
    int64_t dense_step = result->rank > 0 ? dense[p->dim] : 0;
    tni_walk_strides(p->source, p->rank, p->sizes, strides[1]);
    for (int64_t i = 0; i < p->rank; i++) {
        bool is_along = i == p->dim || result->rank == 0;
        strides[0][i] = is_along ? 0 : tni_wrapped_product(result->strides[i], bytes);
        strides[2][i] = p->strides[i];
        strides[3][i] = is_along ? 0 : dense[i];
    }
    tni_walk walk = {.rank = p->rank, .sizes = p->sizes};
    for (int i = 0; i < 4; i++)
        walk.strides[i] = strides[i];
    const int64_t *index = p->index->data;
    for (int64_t i = 0; i < count; i++, tni_walk_step(&walk)) {
        int64_t place = index[walk.offsets[2]];
        char *to = (char *)result->data + walk.offsets[0] + place * step;
        const char *from = (const char *)p->source->data + walk.offsets[1];
        int64_t *met = p->counts != NULL ? &p->counts[walk.offsets[3] + place * dense_step] : NULL;
        if (combine == NULL || (p->is_fresh && met != NULL && *met == 0))
            memcpy(to, from, (size_t)bytes);
        else
            combine(to, from);
        if (met != NULL)
            ++*met;
    }
    return TN_OK;
}

tn_status tni_keep_apart(tn_tensor *tensor, const tn_tensor *written, tn_tensor **out)
{
    if (tensor->storage == written->storage)
        return tni_clone(tensor, (tn_dtype)tensor->dtype, TN_MEMORY_FORMAT_PRESERVE, out);
    *out = tn_tensor_retain(tensor);
    return TN_OK;
}
