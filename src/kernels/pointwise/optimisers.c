/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Fused optimisers: _fused_adam_, _fused_adamw_, _fused_sgd_ and _fused_adagrad_, each with a
 * learning rate in a number or in a tensor. One call makes one step for lists of parameters, their
 * gradients and their state.
 *
 * All lists, sizes and dtypes are checked before the first element is written. A parameter, its
 * gradient and its state have one dtype: float, double or a half type, which is computed in float,
 * block by block. Tensors that are dense in the same order are updated in place, others in copies.
 * A `found_inf` of 1 says that the gradients overflowed: then nothing is done.
 *
 * Cost: each array is read once and written once; a long one is divided among threads.
 */
#include "args/args_optimisers.h"
#include "kernels/core/casts.h"
#include "kernels/core/iterator.h"
#include "kernels/core/isa.h"
#include "kernels/pointwise/optimiser_loops.h"

#include <math.h>

/* The lists of a call, in the order of the arrays, and after them the step counts. */
#define MOST_LISTS (TNI_OPTIMISER_ARRAYS + 1)
#define STEPS      TNI_OPTIMISER_ARRAYS

/* One call of any of the operators, with the learning rate as a number. */
typedef struct fused_call {
    const tn_call *call; /* the call, for messages */
    const char *name;    /* the loop's name in PyTorch's message: "fused_adam_kernel" */
    const tni_list *lists[MOST_LISTS]; /* the lists; NULL: the optimiser has no such list */
    const char *names[MOST_LISTS];     /* their names in the schema */
    bool is_empty[MOST_LISTS];         /* the list must be empty */
    const tn_tensor *grad_scale;       /* NULL: gradients are not scaled */
    const tn_tensor *found_inf;        /* NULL: gradients are finite */
    tni_optimiser how;                 /* the step, without what depends on the step count */
    double rate;                       /* learning rate, as given */
    double rate_decay;                 /* Adagrad's lr_decay */
    /* Completes `how` for a parameter that is at this step count. */
    void (*prepare)(const struct fused_call *fused, double step, tni_optimiser *how);
    size_t loop; /* offset of the loop in tni_optimiser_loops */
} fused_call;

/* ---- checks ---- */

/* Fail unless every list has a tensor per parameter, or is empty where it must be. */
static tn_status check_lengths(const fused_call *fused)
{
    size_t count = fused->lists[TNI_PARAMETER]->size;
    for (int i = 1; i < MOST_LISTS; i++) {
        if (fused->lists[i] == NULL || fused->lists[i]->size == (fused->is_empty[i] ? 0 : count))
            continue;
        return tni_fail(TN_ERR_RUNTIME, "Expected %s.%s to be true, but got false.",
                        fused->names[i], fused->is_empty[i] ? "empty()" : "size() == n_tensors");
    }
    return TN_OK;
}

/* Return whether the call has tensors in a list. */
static bool has_list(const fused_call *fused, int list)
{
    return fused->lists[list] != NULL && !fused->is_empty[list];
}

/* Return tensor `index` of a list; NULL if the call has none there. */
static tn_tensor *tensor_of(const fused_call *fused, int list, size_t index)
{
    return has_list(fused, list) ? tni_list_tensor(fused->lists[list], index) : NULL;
}

/* Fail unless a tensor has the dtype and the sizes of its parameter. */
static tn_status check_alike(const fused_call *fused, const tn_tensor *parameter,
                             const tn_tensor *other, int list)
{
    tni_shape_text own;
    tni_shape_text wanted;
    if (other->dtype != parameter->dtype)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type %s but found %s",
                        tni_scalar_name(parameter->dtype), tni_scalar_name(other->dtype));
    if (tni_has_sizes(other, parameter->rank, parameter->sizes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: a tensor of '%s' has the sizes %s, its parameter %s",
                    tni_call_name(fused->call), fused->names[list],
                    tni_shape_print(&own, other->rank, other->sizes),
                    tni_shape_print(&wanted, parameter->rank, parameter->sizes));
}

/*
 * Check one parameter and its arrays: dtypes, sizes, and that no two elements that are written
 * share memory.
 */
static tn_status check_item(const fused_call *fused, size_t index)
{
    const tn_tensor *parameter = tensor_of(fused, TNI_PARAMETER, index);
    if (!tni_dtype_is((tn_dtype)parameter->dtype, TNI_DTYPE_FLOATING) ||
        tni_dtypes[parameter->dtype].bytes < 2)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", fused->name,
                        tni_scalar_name(parameter->dtype));
    for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++) {
        const tn_tensor *tensor = tensor_of(fused, i, index);
        if (tensor == NULL)
            continue;
        TN_TRY(check_alike(fused, parameter, tensor, i));
        TN_TRY(tni_check_no_overlap(tensor));
        /* Every pair of arrays of one parameter must not overlap. */
        for (int k = 0; k < i; k++)
            if (tensor_of(fused, k, index) != NULL)
                TN_TRY(tni_check_apart(tensor, tensor_of(fused, k, index)));
    }
    const tn_tensor *step = tensor_of(fused, STEPS, index);
    if (step != NULL && step->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "a Tensor with %lld elements cannot be converted to Scalar",
                        (long long)step->numel);
    return TN_OK;
}

/* Check everything that can fail before anything is written. */
static tn_status check_lists(const fused_call *fused)
{
    TN_TRY(check_lengths(fused));
    for (int i = 0; i < MOST_LISTS; i++)
        for (size_t k = 0; has_list(fused, i) && k < fused->lists[i]->size; k++)
            if (tni_list_tensor(fused->lists[i], k) == NULL)
                return tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of argument '%s' is undefined",
                                tni_call_name(fused->call), k, fused->names[i]);
    for (size_t k = 0; k < fused->lists[TNI_PARAMETER]->size; k++)
        TN_TRY(check_item(fused, k));
    if (fused->grad_scale != NULL && fused->grad_scale->dtype != TN_DTYPE_F32)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type Float but found %s",
                        tni_scalar_name(fused->grad_scale->dtype));
    if (fused->found_inf != NULL && fused->found_inf->dtype != TN_DTYPE_F32)
        return tni_fail(TN_ERR_RUNTIME, "expected scalar type Float but found %s",
                        tni_scalar_name(fused->found_inf->dtype));
    return TN_OK;
}

/* ---- numbers in tensors ---- */

/* Return the first element of a float tensor; 0 on meta. */
static double first_float(const tn_tensor *tensor)
{
    return tensor->data != NULL && tensor->numel > 0 ? (double)*(const float *)tensor->data : 0;
}

/* Read the single element of a tensor as a double; 0 on meta. */
static tn_status number_of(const tn_tensor *tensor, double *out)
{
    tni_scalar number;
    if (tensor->numel != 1)
        return tni_fail(TN_ERR_RUNTIME, "a Tensor with %lld elements cannot be converted to Scalar",
                        (long long)tensor->numel);
    *out = 0;
    if (tensor->data == NULL) /* on the meta device, where nothing is computed */
        return TN_OK;
    TN_TRY(tni_read_number(tensor, &number));
    *out = tni_scalar_real(&number);
    return TN_OK;
}

/* ---- one parameter ---- */

/* The arrays of one parameter, and the step that they take. */
typedef struct fused_item {
    const tni_optimiser *how;         /* the step */
    tni_optimiser_loop loop;          /* the loop for float or double */
    tn_dtype dtype;                   /* dtype of the arrays */
    char *data[TNI_OPTIMISER_ARRAYS]; /* first elements; NULL: no such array */
    /* copies that are updated in place of the arguments, owned */
    tn_tensor *made[TNI_OPTIMISER_ARRAYS];
} fused_item;

/*
 * Update elements [begin, end) of arrays of a half type: convert a block of each array to float,
 * run the loop, and convert what it wrote back. Gradients are written only if they were unscaled.
 */
static void run_halves(const fused_item *item, int64_t begin, int64_t end)
{
    float room[TNI_OPTIMISER_ARRAYS][TNI_OPTIMISER_BLOCK];
    void *arrays[TNI_OPTIMISER_ARRAYS];
    tni_cast widen = tni_cast_of(item->dtype, TN_DTYPE_F32);
    tni_cast narrow = tni_cast_of(TN_DTYPE_F32, item->dtype);
    for (int64_t at = begin; at < end; at += TNI_OPTIMISER_BLOCK) {
        int64_t count = tni_min(TNI_OPTIMISER_BLOCK, end - at);
        for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++) {
            arrays[i] = item->data[i] != NULL ? room[i] : NULL;
            if (item->data[i] != NULL)
                widen(item->data[i] + 2 * at, (char *)room[i], count);
        }
        item->loop(item->how, arrays, count);
        for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++)
            if (item->data[i] != NULL && (i != TNI_GRADIENT || item->how->scale != 0))
                narrow((const char *)room[i], item->data[i] + 2 * at, count);
    }
}

/* Update elements [begin, end): the body of the parallel loop. */
static void run_part(int64_t begin, int64_t end, void *context)
{
    const fused_item *item = context;
    void *arrays[TNI_OPTIMISER_ARRAYS];
    int64_t bytes = tni_dtypes[item->dtype].bytes;
    if (bytes == 2) {
        run_halves(item, begin, end);
        return;
    }
    for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++)
        arrays[i] = item->data[i] != NULL ? item->data[i] + bytes * begin : NULL;
    item->loop(item->how, arrays, end - begin);
}

/* Return whether all arrays are dense with the same strides, so that one index serves them all. */
static bool lie_alike(const fused_call *fused, size_t index)
{
    const tn_tensor *parameter = tensor_of(fused, TNI_PARAMETER, index);
    for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++) {
        const tn_tensor *tensor = tensor_of(fused, i, index);
        if (tensor == NULL)
            continue;
        if ((tensor->flags & TNI_TENSOR_DENSE) == 0)
            return false;
        for (int k = 0; k < tensor->rank; k++)
            if (tensor->strides[k] != parameter->strides[k] && tensor->sizes[k] > 1)
                return false;
    }
    return true;
}

/* Set the arrays of an item: the tensors' own elements, or row-major copies. */
static tn_status take_arrays(const fused_call *fused, size_t index, fused_item *item)
{
    bool is_in_place = lie_alike(fused, index);
    for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++) {
        tn_tensor *tensor = tensor_of(fused, i, index);
        if (tensor == NULL)
            continue;
        if (!is_in_place)
            TN_TRY(tni_clone(tensor, (tn_dtype)tensor->dtype, TN_MEMORY_FORMAT_CONTIGUOUS,
                             &item->made[i]));
        item->data[i] = is_in_place ? tensor->data : item->made[i]->data;
    }
    return TN_OK;
}

/*
 * Copy back what was updated in copies, release these, and increase the versions of what was
 * written. `status` is that of take_arrays, forwarded.
 */
static tn_status return_arrays(const fused_call *fused, size_t index, const fused_item *item,
                               tn_status status)
{
    for (int i = 0; i < TNI_OPTIMISER_ARRAYS; i++) {
        tn_tensor *tensor = tensor_of(fused, i, index);
        bool is_written = tensor != NULL && (i != TNI_GRADIENT || item->how->scale != 0);
        if (status == TN_OK && item->made[i] != NULL && is_written)
            status = tni_copy(tensor, item->made[i]);
        if (status == TN_OK && is_written)
            tni_tensor_bump_version(tensor);
        tn_tensor_release(item->made[i]);
    }
    return status;
}

/* Make one step for one parameter. */
static tn_status run_item(const fused_call *fused, size_t index)
{
    const tn_tensor *parameter = tensor_of(fused, TNI_PARAMETER, index);
    const tni_optimiser_loops *loops =
        &TNI_OF_ISA(tni_optimiser_loops)[parameter->dtype == TN_DTYPE_F64];
    tni_optimiser how = fused->how;
    fused_item item = {.how = &how, .dtype = (tn_dtype)parameter->dtype};
    double step = 0;
    /* The call has the offset of its loop, and the dtype and ISA have the table. */
    memcpy(&item.loop, (const char *)loops + fused->loop, sizeof item.loop);
    if (has_list(fused, STEPS))
        TN_TRY(number_of(tensor_of(fused, STEPS, index), &step));
    fused->prepare(fused, step, &how);
    if (parameter->data == NULL || parameter->numel == 0)
        return TN_OK;
    tn_status status = take_arrays(fused, index, &item);
    if (status == TN_OK)
        tni_parallel_for(0, parameter->numel, TNI_LOOP_GRAIN, run_part, &item);
    return return_arrays(fused, index, &item, status);
}

/* Check the call and make the step for all parameters. */
static tn_status run(fused_call *fused)
{
    TN_TRY(check_lists(fused));
    if (fused->found_inf != NULL && first_float(fused->found_inf) == 1)
        return TN_OK;
    fused->how.scale = fused->grad_scale != NULL ? first_float(fused->grad_scale) : 0;
    for (size_t i = 0; i < fused->lists[TNI_PARAMETER]->size; i++)
        TN_TRY(run_item(fused, i));
    return TN_OK;
}

/* ---- Adam and AdamW ---- */

/* The factors that undo the bias of both means towards their initial 0. */
static void prepare_adam(const fused_call *fused, double step, tni_optimiser *how)
{
    how->rate = fused->rate / (1 - pow(how->beta1, step));
    how->bias_correction = sqrt(1 - pow(how->beta2, step));
}

/*
 * The arguments of the four operators have the same names. AdamW's decay is decoupled: it shrinks
 * the parameter instead of entering the gradient.
 */
#define ADAM_CALL(in, rate_of, is_decoupled)                                                       \
    {                                                                                              \
        .call = call, .name = (is_decoupled) ? "fused_adamw_kernel" : "fused_adam_kernel",         \
        .lists = {(in)->self,        (in)->grads,           (in)->exp_avgs,                        \
                  (in)->exp_avg_sqs, (in)->max_exp_avg_sqs, (in)->state_steps},                    \
        .names = {"self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs", "state_steps"},   \
        .is_empty = {[TNI_LARGEST] = !(in)->amsgrad}, .grad_scale = (in)->grad_scale,              \
        .found_inf = (in)->found_inf, .rate = (rate_of), .prepare = prepare_adam,                  \
        .loop = offsetof(tni_optimiser_loops, adam), .how = {                                      \
            .decay = (is_decoupled) ? 0 : (in)->weight_decay,                                      \
            .shrink = (is_decoupled) ? 1 - (rate_of) * (in)->weight_decay : 1,                     \
            .maximize = (in)->maximize,                                                            \
            .beta1 = (in)->beta1,                                                                  \
            .beta2 = (in)->beta2,                                                                  \
            .epsilon = (in)->eps                                                                   \
        }                                                                                          \
    }

TNI_TYPED(_fused_adam_)
{
    fused_call fused = ADAM_CALL(in, in->lr, false);
    return run(&fused);
}

TNI_TYPED(_fused_adamw_)
{
    fused_call fused = ADAM_CALL(in, in->lr, true);
    return run(&fused);
}

TNI_TYPED(_fused_adam__tensor_lr)
{
    double rate;
    TN_TRY(number_of(in->lr, &rate));
    fused_call fused = ADAM_CALL(in, rate, false);
    return run(&fused);
}

TNI_TYPED(_fused_adamw__tensor_lr)
{
    double rate;
    TN_TRY(number_of(in->lr, &rate));
    fused_call fused = ADAM_CALL(in, rate, true);
    return run(&fused);
}

/* ---- SGD ---- */

/* SGD's rate does not depend on the step count. */
static void prepare_sgd(const fused_call *fused, double step, tni_optimiser *how)
{
    (void)step;
    how->rate = fused->rate;
}

#define SGD_CALL(in, rate_of)                                                                      \
    {                                                                                              \
        .call = call, .name = "fused_sgd_kernel",                                                  \
        .lists = {(in)->self, (in)->grads, (in)->momentum_buffer_list},                            \
        .names = {"self", "grads", "momentum_buffer_list"},                                        \
        .is_empty = {[TNI_FIRST] = (in)->momentum == 0}, .grad_scale = (in)->grad_scale,           \
        .found_inf = (in)->found_inf, .rate = (rate_of), .prepare = prepare_sgd,                   \
        .loop = offsetof(tni_optimiser_loops, sgd), .how = {                                       \
            .decay = (in)->weight_decay,                                                           \
            .shrink = 1,                                                                           \
            .maximize = (in)->maximize,                                                            \
            .momentum = (in)->momentum,                                                            \
            .share = 1 - (in)->dampening,                                                          \
            .nesterov = (in)->nesterov,                                                            \
            .is_first = (in)->is_first_step                                                        \
        }                                                                                          \
    }

TNI_TYPED(_fused_sgd_)
{
    fused_call fused = SGD_CALL(in, in->lr);
    return run(&fused);
}

TNI_TYPED(_fused_sgd__tensor_lr)
{
    double rate;
    TN_TRY(number_of(in->lr, &rate));
    fused_call fused = SGD_CALL(in, rate);
    return run(&fused);
}

/* ---- Adagrad ---- */

/* The rate decays as 1 / (1 + (step - 1) lr_decay). */
static void prepare_adagrad(const fused_call *fused, double step, tni_optimiser *how)
{
    how->rate = fused->rate / fma(step - 1, fused->rate_decay, 1);
}

#define ADAGRAD_CALL(in, rate_of)                                                                  \
    {                                                                                              \
        .call = call, .name = "fused_adagrad_kernel",                                              \
        .lists = {[TNI_PARAMETER] = (in)->self,                                                    \
                  [TNI_GRADIENT] = (in)->grads,                                                    \
                  [TNI_FIRST] = (in)->state_sums,                                                  \
                  [STEPS] = (in)->state_steps},                                                    \
        .names = {[TNI_PARAMETER] = "self",                                                        \
                  [TNI_GRADIENT] = "grads",                                                        \
                  [TNI_FIRST] = "state_sums",                                                      \
                  [STEPS] = "state_steps"},                                                        \
        .grad_scale = (in)->grad_scale, .found_inf = (in)->found_inf, .rate = (rate_of),           \
        .rate_decay = (in)->lr_decay, .prepare = prepare_adagrad,                                  \
        .loop = offsetof(tni_optimiser_loops, adagrad), .how = {                                   \
            .decay = (in)->weight_decay,                                                           \
            .shrink = 1,                                                                           \
            .maximize = (in)->maximize,                                                            \
            .epsilon = (in)->eps                                                                   \
        }                                                                                          \
    }

TNI_TYPED(_fused_adagrad_)
{
    fused_call fused = ADAGRAD_CALL(in, in->lr);
    return run(&fused);
}

TNI_TYPED(_fused_adagrad__tensor_lr)
{
    double rate;
    TN_TRY(number_of(in->lr, &rate));
    fused_call fused = ADAGRAD_CALL(in, rate);
    return run(&fused);
}
