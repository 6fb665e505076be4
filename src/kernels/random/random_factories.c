/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * New tensors of random numbers: rand, randn, randint, randperm, in all overloads: with options,
 * like another tensor, with a generator.
 *
 * Each makes a tensor and calls uniform_, normal_ or random_ on it through the dispatcher; randperm
 * shuffles here.
 */
#include "args/args_random_factories.h"
#include "calls/calls_random.h"
#include "kernels/random/random.h"

/* ---- rand and randn ---- */

/*
 * Return a new tensor of uniform or normal numbers. Arguments begin with the size; `options` are
 * dtype, layout, device and pin_memory.
 */
static tn_status make_real(const tn_call *call, const StableIValue *args, bool is_normal,
                           const StableIValue *options, tni_generator *generator, StableIValue *out)
{
    tn_tensor *result;
    TN_TRY(tni_make(call, options, tni_default_dtype(), tni_arg_ints(args[0]), &result));
    tn_status status = is_normal ? tni_call_normal_(result, 0, 1, generator)
                                 : tni_call_uniform_(result, 0, 1, generator);
    return tni_return_or_drop(status, result, out);
}

TNI_KERNEL(rand)
{
    return make_real(call, args, false, args + 1, NULL, outs);
}

TNI_KERNEL(rand_generator)
{
    return make_real(call, args, false, args + 2, tni_arg_maybe_generator(args[1]), outs);
}

TNI_KERNEL(randn)
{
    return make_real(call, args, true, args + 1, NULL, outs);
}

TNI_KERNEL(randn_generator)
{
    return make_real(call, args, true, args + 2, tni_arg_maybe_generator(args[1]), outs);
}

TNI_TYPED(rand_like)
{
    tn_tensor *result;
    TN_TRY(tni_call_empty_like(in->self, in->dtype, in->layout, in->device, in->pin_memory,
                               in->memory_format, &result));
    return tni_return_or_drop(tni_call_uniform_(result, 0, 1, NULL), result, outs);
}

TNI_TYPED(randn_like)
{
    tn_tensor *result;
    TN_TRY(tni_call_empty_like(in->self, in->dtype, in->layout, in->device, in->pin_memory,
                               in->memory_format, &result));
    return tni_return_or_drop(tni_call_normal_(result, 0, 1, NULL), result, outs);
}

/* ---- randint ---- */

/* Return a new tensor of integers in [low, high). */
static tn_status make_integers(const tn_call *call, tni_ints size, int64_t low, int64_t high,
                               const StableIValue *options, tni_generator *generator,
                               StableIValue *out)
{
    tn_tensor *result;
    /* int64 is the schema's default; None, given by name, is the default real dtype. */
    TN_TRY(tni_make(call, options, tni_default_dtype(), size, &result));
    tn_status status = tni_call_random__from(result, low, (tni_maybe_int){true, high}, generator);
    return tni_return_or_drop(status, result, out);
}

TNI_KERNEL(randint)
{
    return make_integers(call, tni_arg_ints(args[1]), 0, tni_arg_int(args[0]), args + 2, NULL,
                         outs);
}

TNI_KERNEL(randint_generator)
{
    return make_integers(call, tni_arg_ints(args[1]), 0, tni_arg_int(args[0]), args + 3,
                         tni_arg_maybe_generator(args[2]), outs);
}

TNI_KERNEL(randint_low)
{
    return make_integers(call, tni_arg_ints(args[2]), tni_arg_int(args[0]), tni_arg_int(args[1]),
                         args + 3, NULL, outs);
}

TNI_KERNEL(randint_low_generator)
{
    return make_integers(call, tni_arg_ints(args[2]), tni_arg_int(args[0]), tni_arg_int(args[1]),
                         args + 4, tni_arg_maybe_generator(args[3]), outs);
}

TNI_TYPED(randint_like)
{
    tn_tensor *result;
    TN_TRY(tni_call_empty_like(in->self, in->dtype, in->layout, in->device, in->pin_memory,
                               in->memory_format, &result));
    tn_status status = tni_call_random__from(result, 0, (tni_maybe_int){true, in->high}, NULL);
    return tni_return_or_drop(status, result, outs);
}

TNI_TYPED(randint_like_low_dtype)
{
    tn_tensor *result;
    TN_TRY(tni_call_empty_like(in->self, in->dtype, in->layout, in->device, in->pin_memory,
                               in->memory_format, &result));
    tn_status status =
        tni_call_random__from(result, in->low, (tni_maybe_int){true, in->high}, NULL);
    return tni_return_or_drop(status, result, outs);
}

/* ---- randperm ---- */

/* Exchange two items. */
static inline void exchange(int64_t *items, int64_t i, int64_t other)
{
    int64_t item = items[i];
    items[i] = items[other];
    items[other] = item;
}

/*
 * Shuffle 0, 1, … (Fisher and Yates; Durstenfeld, 1964): each position, from the first on, changes
 * places with one of those from it on. Long permutations take 64 bits for it, so that the remainder
 * is nearly unbiased; the limit is PyTorch's.
 */
static void shuffle(tni_generator *generator, int64_t *items, int64_t count)
{
    int64_t others[TNI_RANDOM_BLOCK];
    int64_t last = count - 1; /* it has nothing to change places with */
    for (int64_t i = 0; i < count; i++)
        items[i] = i;
    if (count >= UINT32_MAX / 20) {
        for (int64_t i = 0; i < last; i++)
            exchange(items, i, i + (int64_t)(tni_random_long(generator) % (uint64_t)(count - i)));
        return;
    }
    for (int64_t i = 0; i < last; i += TNI_RANDOM_BLOCK) {
        int64_t part = last - i < TNI_RANDOM_BLOCK ? last - i : TNI_RANDOM_BLOCK;
        tni_random_positions(generator, count - i, part, others);
        for (int64_t k = 0; k < part; k++)
            exchange(items, i + k, i + k + others[k]);
    }
}

/* Write a random permutation to a new tensor: in place if its elements are int64. */
static tn_status permute_all(tn_tensor *result, tni_generator *given)
{
    int64_t count = result->numel;
    tn_tensor *permutation = result;
    if (result->dtype != TN_DTYPE_I64)
        TN_TRY(tni_new_like(result, TN_DTYPE_I64, 1, &count, &permutation));
    tni_generator *generator = tni_random_begin(given);
    shuffle(generator, permutation->data, count);
    tni_random_end(generator);
    if (permutation == result)
        return TN_OK;
    tn_status status = tni_copy(result, permutation);
    tn_tensor_release(permutation);
    return status;
}

/* Return a permutation of `count` integers. On a device its backend's kernel makes it. */
static tn_status randperm(const tn_call *call, const StableIValue *args,
                          const StableIValue *options, tni_generator *generator, StableIValue *out)
{
    int64_t count = tni_arg_int(args[0]);
    tn_tensor *result;
    if (count < 0)
        return tni_fail(TN_ERR_RUNTIME, "n must be non-negative, got%lld", (long long)count);
    /* The dtypes that PyTorch's randperm lacks. */
    int dtype = tni_arg_code(options[0], TN_DTYPE_I64);
    if (dtype == TN_DTYPE_BOOL || dtype == TN_DTYPE_U16 || dtype == TN_DTYPE_U32 ||
        dtype == TN_DTYPE_U64 || dtype == TN_DTYPE_C64 || dtype == TN_DTYPE_C128)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"randperm\" not implemented for '%s'",
                        tni_scalar_name((tn_dtype)dtype));
    TN_TRY(tni_make(call, options, TN_DTYPE_I64, (tni_ints){&count, 1}, &result));
    tn_status status = TN_OK;
    if (TNI_UNLIKELY(tni_is_on_device(result)))
        status = tni_call_randperm_generator_out(count, generator, result);
    else if (result->data != NULL && count > 0)
        status = permute_all(result, generator);
    return tni_return_or_drop(status, result, out);
}

TNI_KERNEL(randperm)
{
    return randperm(call, args, args + 1, NULL, outs);
}

TNI_KERNEL(randperm_generator)
{
    return randperm(call, args, args + 2, tni_arg_maybe_generator(args[1]), outs);
}

/* ---- _like with a generator ---- */

/* A new tensor like self, with the options of the call. */
#define EMPTY_LIKE(in, result)                                                                     \
    tni_call_empty_like((in)->self, (in)->dtype, (in)->layout, (in)->device, (in)->pin_memory,     \
                        (in)->memory_format, (result))

TNI_TYPED(rand_like_generator)
{
    tn_tensor *result;
    TN_TRY(EMPTY_LIKE(in, &result));
    return tni_return_or_drop(tni_call_uniform_(result, 0, 1, in->generator), result, outs);
}

TNI_TYPED(randn_like_generator)
{
    tn_tensor *result;
    TN_TRY(EMPTY_LIKE(in, &result));
    return tni_return_or_drop(tni_call_normal_(result, 0, 1, in->generator), result, outs);
}

/* Fill `result`, whose reference it takes, with integers in [low, high) and return it. */
static tn_status fill_integers(tn_tensor *result, int64_t low, int64_t high,
                               tni_generator *generator, StableIValue *outs)
{
    tni_maybe_int end = {true, high};
    return tni_return_or_drop(tni_call_random__from(result, low, end, generator), result, outs);
}

TNI_TYPED(randint_like_generator)
{
    tn_tensor *result;
    TN_TRY(EMPTY_LIKE(in, &result));
    return fill_integers(result, 0, in->high, in->generator, outs);
}

TNI_TYPED(randint_like_low_generator_dtype)
{
    tn_tensor *result;
    TN_TRY(EMPTY_LIKE(in, &result));
    return fill_integers(result, in->low, in->high, in->generator, outs);
}

/* Read the integer that a tensor without dimensions holds. */
static tn_status read_high(const tn_tensor *high, int64_t *out)
{
    tni_scalar number;
    /* On meta nothing is drawn, so any number will do. */
    *out = 1;
    if (high->rank == 0 && high->device.type == TN_DEVICE_META)
        return TN_OK;
    if (high->rank != 0 || high->device.type != TN_DEVICE_CPU)
        return tni_fail(TN_ERR_RUNTIME, "high must be a scalar tensor and on CPU");
    TN_TRY(tni_read_number(high, &number));
    if (number.kind == TN_KIND_COMPLEX ||
        (number.kind == TN_KIND_DOUBLE && !(number.as.real > -0x1p63 && number.as.real < 0x1p63)))
        return tni_fail(TN_ERR_RUNTIME,
                        "value cannot be converted to type int64_t without overflow");
    *out = number.kind == TN_KIND_DOUBLE ? (int64_t)number.as.real
           : number.kind == TN_KIND_BOOL ? number.as.boolean
                                         : number.as.integer;
    return TN_OK;
}

TNI_TYPED(randint_like_Tensor)
{
    int64_t high;
    tn_tensor *result;
    TN_TRY(read_high(in->high, &high));
    TN_TRY(EMPTY_LIKE(in, &result));
    return fill_integers(result, 0, high, NULL, outs);
}

TNI_TYPED(randint_like_Tensor_generator)
{
    int64_t high;
    tn_tensor *result;
    TN_TRY(read_high(in->high, &high));
    TN_TRY(EMPTY_LIKE(in, &result));
    return fill_integers(result, 0, high, in->generator, outs);
}
