/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Comparing the inputs of a run with what the model was compiled for.
 *
 * Dtypes, numbers of dimensions, fixed sizes and strides are always compared, because machine code
 * computes nonsense from anything else. The bounds of a dynamic size are different: the compiler
 * narrows them by the sizes of its example (from three rows it concludes "fewer than 16"), but its
 * code computes any size, and PyTorch's loader compares them only if asked to. So a size beyond its
 * bounds gives a warning, once, and is refused only if the caller wants that.
 *
 * An input with another layout is copied if the model was loaded with that option. The copy has the
 * strides that the source names; strides that it leaves open follow densely from the others. What
 * the model writes into the copy is copied back.
 */
#include <pthread.h>
#include <stdio.h>

#include "dispatch/callees.h"
#include "model/models.h"

/* Copy the facts into one block of five arrays, which begins with `least`. */
tn_status tni_model_describe_input(tni_model_input *input, const tni_input_facts *facts)
{
    size_t ndim = facts->ndim > 0 ? (size_t)facts->ndim : 0;
    input->dtype = facts->dtype;
    input->ndim = facts->ndim;
    input->least = tni_malloc((5 * ndim + 1) * sizeof *input->least);
    if (input->least == NULL)
        return tni_fail_memory((5 * ndim + 1) * sizeof *input->least);
    input->most = input->least + ndim;
    input->strides = input->most + ndim;
    input->scales = input->strides + ndim;
    input->factors = input->scales + ndim;
    memcpy(input->least, facts->least, ndim * sizeof *input->least);
    memcpy(input->most, facts->most, ndim * sizeof *input->least);
    memcpy(input->strides, facts->strides, ndim * sizeof *input->least);
    memcpy(input->scales, facts->scales, ndim * sizeof *input->least);
    memcpy(input->factors, facts->factors, ndim * sizeof *input->least);
    return TN_OK;
}

/* ---- refusing ---- */

/* Guards the labels of all models. */
static pthread_mutex_t reading_labels = PTHREAD_MUTEX_INITIALIZER;

/* Few runs need labels, so a load does without. If they cannot be read, the names serve. */
const char *tni_model_label(const tn_model *model, size_t index)
{
    tn_model *self = (tn_model *)(uintptr_t)model;
    pthread_mutex_lock(&reading_labels);
    if (!self->has_read_labels &&
        tni_read_call_labels(self->in_spec, self->ninputs, &self->labels) != TN_OK)
        self->labels = NULL;
    self->has_read_labels = true;
    pthread_mutex_unlock(&reading_labels);
    return tni_input_label(model->labels, index, model->inputs[index].name);
}

static TNI_COLD tn_status refuse_input(const tn_model *model, size_t index, tn_status code,
                                       const char *format, ...) TN_PRINTF(4, 5);

/* Fail with a message that begins with the package, the number and the name of the input. */
static tn_status refuse_input(const tn_model *model, size_t index, tn_status code,
                              const char *format, ...)
{
    /* Before the failure, which reading labels could replace by one of its own. */
    const char *label = tni_model_label(model, index);
    va_list arguments;
    va_start(arguments, format);
    tn_status status = tni_vfail(code, format, arguments);
    va_end(arguments);
    return tni_fail_context(status, "%s: input %zu, '%s'", model->path, index, label);
}

/* ---- sizes ---- */

/* "8", "2 to 8" or "2 or more". */
static void print_bounds(char text[64], long long least, long long most)
{
    if (least == most)
        snprintf(text, 64, "%lld", least);
    else if (most == INT64_MAX)
        snprintf(text, 64, "%lld or more", least);
    else
        snprintf(text, 64, "%lld to %lld", least, most);
}

/* Refuse or warn of a size that is not within its bounds. Fixed sizes are always refused. */
static TNI_COLD tn_status judge_size(tn_model *model, size_t index, int32_t dim, long long size)
{
    const tni_model_input *input = &model->inputs[index];
    char bounds[64];
    print_bounds(bounds, input->least[dim], input->most[dim]);
    if (model->keeps_bounds || input->least[dim] == input->most[dim])
        return refuse_input(model, index, TN_ERR_VALUE,
                            "has size %lld in dimension %d, the model was compiled for %s", size,
                            dim, bounds);
    if (!atomic_exchange(&model->has_warned_of_bounds, true))
        tni_warn(
            "%s: input %zu, '%s' has size %lld in dimension %d, its compiler says %s; it runs, "
            "as in PyTorch (TN_MODEL_CHECK_INPUTS, tenon run --check-inputs and "
            "AOTI_RUNTIME_CHECK_INPUTS=1 refuse such sizes)",
            model->path, index, tni_model_label(model, index), size, dim, bounds);
    return TN_OK;
}

/* Apart from judge_size, so that the usual case is two comparisons. */
static tn_status check_size(tn_model *model, size_t index, int32_t dim, int64_t size)
{
    const tni_model_input *input = &model->inputs[index];
    TNI_ASSERT(dim < input->ndim && input->least[dim] <= input->most[dim]);
    if (TNI_LIKELY(size >= input->least[dim] && size <= input->most[dim]))
        return TN_OK;
    return judge_size(model, index, dim, size);
}

/* ---- strides ---- */

/*
 * Return the stride that the source names for these sizes, a number or a product of sizes; -1 if it
 * may be any.
 */
static int64_t stride_for(const tni_model_input *input, int32_t dim, const int64_t *sizes)
{
    uint64_t factors = (uint64_t)input->factors[dim];
    int64_t stride = input->scales[dim];
    if (TNI_LIKELY(input->strides[dim] >= 0))
        return input->strides[dim];
    if (stride <= 0)
        return -1;
    /* Each round multiplies by the size of the dimension of the lowest bit. */
    for (; factors != 0; factors &= factors - 1)
        if (__builtin_mul_overflow(stride, sizes[__builtin_ctzll(factors)], &stride))
            return -1;
    return stride;
}

/*
 * Return the first dimension whose stride is not what the model wants; -1 if there is none. The
 * stride of a dimension of size 1 is never used, nor is any of a tensor without elements.
 */
static int32_t other_stride(const tni_model_input *input, const tn_tensor *tensor)
{
    if (tensor->numel == 0)
        return -1;
    for (int32_t dim = 0; dim < input->ndim; dim++) {
        int64_t wanted = stride_for(input, dim, tensor->sizes);
        if (TNI_UNLIKELY(wanted >= 0 && tensor->strides[dim] != wanted && tensor->sizes[dim] > 1))
            return dim;
    }
    return -1;
}

/* Whether the bytes in memory are the conjugates or negatives of the elements. */
static bool has_lazy_bits(const tn_tensor *tensor)
{
    return (tensor->keys & TNI_LAZY_BITS) != 0;
}

/*
 * Return the dimension to lay out next, from the innermost outwards, after `running` elements: one
 * that has this very stride, else the last one whose stride is open, else the one with the smallest
 * stride.
 */
static int32_t next_inner(const int64_t *strides, int32_t ndim, uint64_t done, int64_t running)
{
    int32_t open = -1, least = -1;
    for (int32_t dim = 0; dim < ndim; dim++) {
        if ((done >> dim & 1) != 0)
            continue;
        if (strides[dim] == running)
            return dim;
        if (strides[dim] < 0)
            open = dim;
        else if (least < 0 || strides[dim] < strides[least])
            least = dim;
    }
    return open >= 0 ? open : least;
}

/*
 * Compute all strides of a tensor of these sizes as the model wants it; open ones follow densely
 * from the others. Return false if elements would overlap, so that a copy is not possible.
 */
static bool lay_out(const tni_model_input *input, const int64_t *sizes, int64_t *strides)
{
    int64_t running = 1;
    uint64_t done = 0;
    for (int32_t dim = 0; dim < input->ndim; dim++)
        strides[dim] = stride_for(input, dim, sizes);
    /* Invariant: the dimensions in `done` span fewer than `running` elements. */
    for (int32_t n = 0; n < input->ndim; n++) {
        int32_t dim = next_inner(strides, input->ndim, done, running);
        done |= (uint64_t)1 << dim;
        if (strides[dim] < 0)
            strides[dim] = running;
        if (sizes[dim] <= 1)
            continue;
        if (strides[dim] < running || __builtin_mul_overflow(strides[dim], sizes[dim], &running))
            return false;
    }
    return true;
}

/*
 * Count an input that is to be copied, or refuse it. `dim` is the first wrong dimension, -1 if the
 * input only has lazy bits.
 */
static TNI_COLD tn_status judge_layout(const tn_model *model, size_t index, const tn_tensor *tensor,
                                       int32_t dim, size_t *others)
{
    const tni_model_input *input = &model->inputs[index];
    int64_t strides[TN_MAX_DIM];
    if (model->copies_inputs && input->ndim >= 0 && lay_out(input, tensor->sizes, strides)) {
        ++*others;
        return TN_OK;
    }
    if (dim < 0)
        return refuse_input(model, index, TN_ERR_VALUE,
                            "is a lazy conjugate or negative, whose memory holds other numbers; "
                            "resolve it (resolve_conj, resolve_neg)");
    return refuse_input(model, index, TN_ERR_VALUE,
                        "has stride %lld in dimension %d, the model was compiled for %lld; make it "
                        "contiguous if that is what it was, or load with TN_MODEL_COPY_INPUTS",
                        (long long)tensor->strides[dim], dim,
                        (long long)stride_for(input, dim, tensor->sizes));
}

/*
 * The comparisons that nearly always succeed come first; everything else is in functions of its
 * own.
 */
tn_status tni_model_check_input(tn_model *model, size_t index, const tn_tensor *tensor,
                                size_t *others)
{
    const tni_model_input *input = &model->inputs[index];
    TNI_ASSERT(index < model->ninputs && input->ndim <= TN_MAX_DIM);
    if (TNI_UNLIKELY(tensor == NULL))
        return refuse_input(model, index, TN_ERR_VALUE, "is NULL");
    if (TNI_UNLIKELY(tensor->device.type != TN_DEVICE_CPU))
        return refuse_input(model, index, TN_ERR_VALUE, "is on the device '%s', not on the CPU",
                            tn_device_type_name((tn_device_type)tensor->device.type));
    if (TNI_UNLIKELY(input->dtype != TN_DTYPE_UNDEFINED && tensor->dtype != (int8_t)input->dtype))
        return refuse_input(model, index, TN_ERR_TYPE, "is %s, the model was compiled for %s",
                            tn_dtype_name((tn_dtype)tensor->dtype), tn_dtype_name(input->dtype));
    if (TNI_UNLIKELY(input->ndim >= 0 && tensor->rank != input->ndim))
        return refuse_input(model, index, TN_ERR_VALUE,
                            "has %d dimensions, the model was compiled for %d", tensor->rank,
                            input->ndim);
    for (int32_t dim = 0; dim < input->ndim; dim++)
        TN_TRY(check_size(model, index, dim, tensor->sizes[dim]));
    int32_t dim = other_stride(input, tensor);
    if (TNI_LIKELY(dim < 0 && !has_lazy_bits(tensor)))
        return TN_OK;
    return judge_layout(model, index, tensor, dim, others);
}

/* ---- copies ---- */

/*
 * Copy the elements of `from` to `to`, which has the same sizes and dtype. The call is direct, so
 * that nothing is recorded for gradients.
 */
static tn_status copy_elements(const tn_tensor *from, tn_tensor *to)
{
    static tni_callee op = {"aten::copy_", NULL};
    tni_handle handles[2] = {{to, NULL}, {(tn_tensor *)(uintptr_t)from, NULL}};
    const StableIValue args[3] = {tni_box_pointer(&handles[0]), tni_box_pointer(&handles[1]),
                                  false};
    StableIValue result = 0;
    TN_TRY(tni_callee_call_direct(&op, args, &result));
    tni_handle_free((AtenTensorHandle)(uintptr_t)result);
    return TN_OK;
}

tn_status tni_model_lay_input(const tn_model *model, size_t index, tn_tensor *tensor,
                              tn_tensor **out)
{
    const tni_model_input *input = &model->inputs[index];
    int64_t strides[TN_MAX_DIM];
    if (input->ndim < 0 || (other_stride(input, tensor) < 0 && !has_lazy_bits(tensor))) {
        *out = tn_tensor_retain(tensor);
        return TN_OK;
    }
    tn_tensor *copy;
    (void)lay_out(input, tensor->sizes, strides);
    tni_tensor_spec spec = {(tn_dtype)tensor->dtype, TN_LAYOUT_STRIDED, tensor->rank,
                            tensor->sizes,           strides,           0};
    TN_TRY(tni_tensor_empty(&spec, TN_CPU, &copy));
    tn_status status = copy_elements(tensor, copy);
    if (status == TN_OK)
        *out = copy;
    else
        tn_tensor_release(copy);
    return status;
}

/*
 * Whether two tensors of the same sizes and dtype have the same bytes in the dimensions from `dim`
 * on.
 */
static bool are_same(const tn_tensor *a, const tn_tensor *b, int32_t dim, const char *at_a,
                     const char *at_b)
{
    size_t bytes = tni_dtypes[a->dtype].bytes;
    if (dim == a->rank)
        return memcmp(at_a, at_b, bytes) == 0;
    for (int64_t i = 0; i < a->sizes[dim]; i++) {
        if (!are_same(a, b, dim + 1, at_a, at_b))
            return false;
        at_a += a->strides[dim] * (int64_t)bytes;
        at_b += b->strides[dim] * (int64_t)bytes;
    }
    return true;
}

/* Write only if the run changed the copy: the caller's memory may be mapped read-only. */
tn_status tni_model_return_input(const tn_tensor *copy, tn_tensor *tensor)
{
    if (!has_lazy_bits(tensor) &&
        (tensor->numel == 0 || are_same(copy, tensor, 0, copy->data, tensor->data)))
        return TN_OK;
    return copy_elements(copy, tensor);
}
