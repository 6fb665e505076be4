/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * pad: constant, reflect, replicate and circular.
 *
 * Whatever the mode, an output coordinate along a dimension comes from one input coordinate, or
 * from the fill. A table per dimension says which; one walk copies elements by the tables.
 */
#include "kernels/kernel_core.h"

/* From which input coordinate an output coordinate comes, by mode; -1 is the fill. */
typedef int64_t (*source_of)(int64_t at, int64_t size);

static int64_t from_constant(int64_t at, int64_t size)
{
    return at >= 0 && at < size ? at : -1;
}

static int64_t from_replicate(int64_t at, int64_t size)
{
    return at < 0 ? 0 : at >= size ? size - 1 : at;
}

static int64_t from_reflect(int64_t at, int64_t size)
{
    return at < 0 ? -at : at >= size ? 2 * (size - 1) - at : at;
}

static int64_t from_circular(int64_t at, int64_t size)
{
    return at < 0 ? at + size : at >= size ? at - size : at;
}

/* The padding of one call: before and after, per dimension. */
typedef struct padding {
    int64_t rank;                     /* dimensions of the tensor */
    int64_t before[TN_MAX_DIM];       /* elements added (or, negative, removed) in front */
    int64_t sizes[TN_MAX_DIM];        /* output sizes */
    int64_t *tables;                  /* input coordinates of all dimensions, one after the other */
    const int64_t *table[TN_MAX_DIM]; /* where each dimension's begins */
} padding;

/* `pad` lists (before, after) from the last dimension backwards. */
static tn_status padded_sizes(const tn_tensor *self, tni_ints pad, padding *out)
{
    if (pad.count % 2 != 0)
        return tni_fail(TN_ERR_RUNTIME, "Padding length must be divisible by 2");
    if (pad.count / 2 > self->rank)
        return tni_fail(TN_ERR_RUNTIME,
                        "Padding length should be less than or equal to two times the input "
                        "dimension but got padding length %lld and input of dimension %d",
                        (long long)pad.count, self->rank);
    out->rank = self->rank;
    for (int64_t i = 0; i < self->rank; i++) {
        int64_t pair = self->rank - 1 - i;
        bool is_padded = pair < pad.count / 2;
        int64_t after = is_padded ? pad.items[2 * pair + 1] : 0;
        out->before[i] = is_padded ? pad.items[2 * pair] : 0;
        if (__builtin_add_overflow(self->sizes[i], out->before[i], &out->sizes[i]) ||
            __builtin_add_overflow(out->sizes[i], after, &out->sizes[i]) || out->sizes[i] < 0)
            return tni_fail(TN_ERR_RUNTIME,
                            "The input size %lld, plus negative padding %lld and %lld, resulted in "
                            "a negative output size, which is invalid. Check dimension %lld of "
                            "your input.",
                            (long long)self->sizes[i], (long long)out->before[i], (long long)after,
                            (long long)i);
    }
    return TN_OK;
}

static tn_status make_tables(const tn_tensor *self, source_of source, padding *pad)
{
    int64_t total = 1;
    for (int64_t i = 0; i < pad->rank; i++)
        total += pad->sizes[i];
    pad->tables = tni_malloc((size_t)total * sizeof *pad->tables);
    if (pad->tables == NULL)
        return tni_fail_memory((size_t)total * sizeof *pad->tables);
    int64_t *table = pad->tables;
    for (int64_t i = 0; i < pad->rank; i++) {
        pad->table[i] = table;
        for (int64_t at = 0; at < pad->sizes[i]; at++)
            *table++ = source(at - pad->before[i], self->sizes[i]);
    }
    return TN_OK;
}

/* Copies what lies below dimension `dim`; the output is row-major and filled already. */
static char *copy_below(const tn_tensor *self, const padding *pad, int64_t dim, const char *from,
                        char *to, int64_t below)
{
    size_t bytes = tni_dtypes[self->dtype].bytes;
    if (dim == pad->rank) {
        memcpy(to, from, bytes);
        return to + bytes;
    }
    int64_t inner = pad->sizes[dim] > 0 ? below / pad->sizes[dim] : 0;
    int64_t step = self->strides[dim] * (int64_t)bytes;
    for (int64_t at = 0; at < pad->sizes[dim]; at++) {
        int64_t source = pad->table[dim][at];
        if (source >= 0)
            to = copy_below(self, pad, dim + 1, from + source * step, to, inner);
        else
            to += (size_t)inner * bytes;
    }
    return to;
}

static tn_status pad_with(const tn_tensor *self, tni_ints amounts, source_of source,
                          const tni_scalar *fill, tn_tensor **out)
{
    padding pad = {0};
    tn_tensor *result = NULL;
    TN_TRY(padded_sizes(self, amounts, &pad));
    TN_TRY(tni_new_like(self, (tn_dtype)self->dtype, pad.rank, pad.sizes, &result));
    tn_status status = fill != NULL ? tni_fill(result, fill) : TN_OK;
    if (status == TN_OK && result->data != NULL && self->data != NULL) {
        status = make_tables(self, source, &pad);
        if (status == TN_OK)
            copy_below(self, &pad, 0, self->data, result->data, result->numel);
        tni_free(pad.tables);
    }
    if (status != TN_OK) {
        tn_tensor_release(result);
        return status;
    }
    *out = result;
    return TN_OK;
}

TNI_KERNEL(constant_pad_nd)
{
    tn_tensor *self;
    tn_tensor *result;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(pad_with(self, tni_arg_ints(args[1]), from_constant, tni_arg_scalar(args[2]), &result));
    return tni_return_take(result, outs);
}

/* The modes other than constant; limit says what the padding of a dimension must stay below. */
static const struct {
    const char *name;
    source_of source;
    enum { LIMIT_NONE, LIMIT_BELOW_SIZE, LIMIT_SIZE } limit;
} modes[] = {{"reflect", from_reflect, LIMIT_BELOW_SIZE},
             {"replicate", from_replicate, LIMIT_NONE},
             {"circular", from_circular, LIMIT_SIZE}};

/* These modes pad the last one to three dimensions of a tensor with one or two more in front. */
static tn_status check_mode(const tn_tensor *self, tni_ints pad, size_t mode)
{
    int64_t padded = pad.count / 2;
    if (pad.count % 2 != 0 || padded < 1 || padded > 3 ||
        (self->rank != padded + 1 && self->rank != padded + 2))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                        "Only 2D, 3D, 4D, 5D padding with non-constant padding are supported for "
                        "now");
    for (int64_t i = 0; i < pad.count; i++) {
        int64_t size = self->sizes[self->rank - 1 - i / 2];
        int64_t limit = modes[mode].limit == LIMIT_BELOW_SIZE ? size - 1 : size;
        if (modes[mode].limit != LIMIT_NONE && pad.items[i] > limit)
            return tni_fail(TN_ERR_RUNTIME,
                            modes[mode].limit == LIMIT_SIZE
                                ? "Padding value causes wrapping around more than once."
                                : "Argument #4: Padding size should be less than the corresponding "
                                  "input dimension");
        if (size == 0)
            return tni_fail(TN_ERR_RUNTIME, "Expected a tensor with non-zero dimensions to pad");
    }
    return TN_OK;
}

static tni_callee constant_pad_op = {"aten::constant_pad_nd", NULL};

/* self, pad, mode, value */
TNI_KERNEL(pad)
{
    tn_tensor *self;
    tn_tensor *result;
    const tni_string *mode = (const tni_string *)(uintptr_t)args[2];
    tni_ints amounts = tni_arg_ints(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    tni_text name = {mode->data, mode->length};
    double value = args[3] != 0 ? tni_arg_double(tni_arg_optional(args[3], 0)) : 0;
    if (tni_text_is(name, "constant")) {
        tni_scalar fill = {TN_KIND_DOUBLE, {.real = value}};
        return tni_call_out(&constant_pad_op,
                            (StableIValue[]){args[0], args[1], (StableIValue)(uintptr_t)&fill},
                            outs);
    }
    if (value != 0)
        return tni_fail(TN_ERR_RUNTIME, "Padding mode \"%s\" doesn't take in value argument",
                        mode->data);
    for (size_t i = 0; i < TN_LEN(modes); i++) {
        if (!tni_text_is(name, modes[i].name))
            continue;
        TN_TRY(check_mode(self, amounts, i));
        TN_TRY(pad_with(self, amounts, modes[i].source, NULL, &result));
        return tni_return_take(result, outs);
    }
    return tni_fail(TN_ERR_NOT_IMPLEMENTED, "Unrecognised padding mode %s", mode->data);
}
