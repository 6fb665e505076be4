/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Running results along one dimension: cumsum, cumprod.
 *
 * Every element is the running value up to it, rounded to the dtype; the value itself is carried in
 * the wider type that PyTorch carries it in, so that the roundings do not add up. Whole numbers
 * wrap.
 */
#include "kernels/kernel_core.h"
#include "kernels/narrow_floats.h"

/* One row: `count` elements `step` bytes apart, results `out_step` bytes apart. */
typedef void (*scan_row)(const char *from, int64_t step, char *to, int64_t out_step, int64_t count);

#define SCAN(name, type, wide, start, load, combine, store)                                        \
    static void name(const char *from, int64_t step, char *to, int64_t out_step, int64_t count)    \
    {                                                                                              \
        wide running = (start);                                                                    \
        for (int64_t i = 0; i < count; i++) {                                                      \
            type raw;                                                                              \
            memcpy(&raw, from + i * step, sizeof raw);                                             \
            wide x = load(raw);                                                                    \
            running = (wide)(combine);                                                             \
            raw = (type)store(running);                                                            \
            memcpy(to + i * out_step, &raw, sizeof raw);                                           \
        }                                                                                          \
    }
#define SAME(x) (x)
#define BOTH_SCANS(suffix, type, wide, load, store)                                                \
    SCAN(sum_##suffix, type, wide, 0, load, running + x, store)                                    \
    SCAN(product_##suffix, type, wide, 1, load, running *x, store)
BOTH_SCANS(u8, uint8_t, uint8_t, SAME, SAME)
BOTH_SCANS(u16, uint16_t, uint32_t, SAME, SAME)
BOTH_SCANS(u32, uint32_t, uint32_t, SAME, SAME)
BOTH_SCANS(u64, uint64_t, uint64_t, SAME, SAME)
BOTH_SCANS(f16, uint16_t, float, tni_f16_to_float, tni_float_to_f16)
BOTH_SCANS(bf16, uint16_t, float, tni_bf16_to_float, tni_float_to_bf16)
BOTH_SCANS(f32, float, double, SAME, SAME)
BOTH_SCANS(f64, double, double, SAME, SAME)
BOTH_SCANS(c64, float _Complex, double _Complex, SAME, SAME)
BOTH_SCANS(c128, double _Complex, double _Complex, SAME, SAME)

/* A running operation; signed and unsigned of a width share a row's function, as both wrap. */
typedef struct scan {
    const char *name;              /* in the message about a dtype without one */
    scan_row rows[TN_DTYPE_COUNT]; /* by dtype */
} scan;

#define ROWS(kind)                                                                                 \
    {                                                                                              \
        [TN_DTYPE_U8] = kind##_u8, [TN_DTYPE_I8] = kind##_u8, [TN_DTYPE_I16] = kind##_u16,         \
        [TN_DTYPE_I32] = kind##_u32, [TN_DTYPE_I64] = kind##_u64, [TN_DTYPE_F16] = kind##_f16,     \
        [TN_DTYPE_BF16] = kind##_bf16, [TN_DTYPE_F32] = kind##_f32, [TN_DTYPE_F64] = kind##_f64,   \
        [TN_DTYPE_C64] = kind##_c64, [TN_DTYPE_C128] = kind##_c128                                 \
    }
static const scan sums = {"cumsum_out_cpu", ROWS(sum)};
static const scan products = {"cumprod_out_cpu", ROWS(product)};

/* Every row along `dim` of a tensor with data. */
static void scan_all(const tn_tensor *self, int64_t dim, scan_row row_scan, const tn_tensor *result)
{
    int64_t bytes = tni_dtypes[self->dtype].bytes;
    int64_t count = self->rank > 0 ? self->sizes[dim] : 1;
    int64_t step = self->rank > 0 ? tni_wrapped_product(self->strides[dim], bytes) : 0;
    int64_t out_step = self->rank > 0 ? result->strides[dim] * bytes : 0;
    for (int64_t row = 0; row < self->numel / count; row++) {
        int64_t rest = row;
        int64_t from = 0;
        int64_t to = 0;
        for (int64_t i = self->rank - 1; i >= 0; i--) {
            if (i == dim)
                continue;
            from += rest % self->sizes[i] * self->strides[i];
            to += rest % self->sizes[i] * result->strides[i];
            rest /= self->sizes[i];
        }
        row_scan((const char *)self->data + from * bytes, step, (char *)result->data + to * bytes,
                 out_step, count);
    }
}

/* self, dim, dtype; whole numbers and truths are scanned as int64 unless a dtype is given. */
static tn_status run_scan(const tn_call *call, const StableIValue *args, const scan *kind,
                          StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *input;
    tn_tensor *result;
    int64_t dim;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_wrap_dim(tni_arg_int(args[1]), self->rank, &dim));
    bool is_whole =
        self->dtype == TN_DTYPE_BOOL || tni_dtype_is((tn_dtype)self->dtype, TNI_DTYPE_INTEGRAL);
    int dtype = tni_arg_code(args[2], is_whole ? TN_DTYPE_I64 : self->dtype);
    if (!tni_dtype_is_valid(dtype) || (kind->rows[dtype] == NULL && self->numel > 0))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", kind->name,
                        tni_scalar_name(dtype));
    TN_TRY(tni_to_dtype(self, (tn_dtype)dtype, &input));
    tn_status status = tni_new_like(self, (tn_dtype)dtype, self->rank, self->sizes, &result);
    if (status == TN_OK && self->numel > 0 && input->data != NULL)
        scan_all(input, dim, kind->rows[dtype], result);
    tn_tensor_release(input);
    TN_TRY(status);
    return tni_return_take(result, outs);
}

TNI_KERNEL(cumsum)
{
    return run_scan(call, args, &sums, outs);
}

TNI_KERNEL(cumprod)
{
    return run_scan(call, args, &products, outs);
}
