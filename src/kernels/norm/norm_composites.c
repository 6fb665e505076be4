/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * batch_norm, group_norm and instance_norm: they check their arguments, and call the operators of
 * batch_group_norm.c, which return statistics, too.
 */
#include "args/args_norm_composites.h"
#include "calls/calls_norm.h"
#include "kernels/core/builder.h"
#include "kernels/core/iterator.h"

/* native_group_norm without the statistics. */
TNI_TYPED(group_norm)
{
    tni_builder s = {0};
    tn_tensor *results[3] = {NULL};
    tni_shape_text text;
    tn_tensor *x = in->input;
    if (x->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected at least 2 dimensions for input tensor but "
                        "received %d",
                        (int)x->rank);
    int64_t area = 1;
    for (int64_t i = 2; i < x->rank; i++)
        area = tni_mul_wrapping(area, x->sizes[i]);
    if (in->num_groups < 1 || x->sizes[1] % in->num_groups != 0)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected number of channels in input to be divisible by num_groups, but "
                        "got input of shape %s and num_groups=%lld",
                        tni_shape_print(&text, x->rank, x->sizes), (long long)in->num_groups);
    TN_TRY(tni_call_native_group_norm(x, in->weight, in->bias, x->sizes[0], x->sizes[1], area,
                                      in->num_groups, in->eps, results));
    for (int i = 0; i < 3; i++)
        tni_builder_keep(&s, results[i]);
    return tni_builder_return(&s, results[0], outs);
}

TNI_TYPED(batch_norm)
{
    tni_builder s = {0};
    tn_tensor *results[3] = {NULL};
    /* An empty input has no statistics: PyTorch returns a copy. */
    if (in->input->numel == 0)
        return tni_builder_return(&s, TNI_BUILD(&s, clone, in->input, -1), outs);
    TN_TRY(tni_call_native_batch_norm(in->input, in->weight, in->bias, in->running_mean,
                                      in->running_var, in->training, in->momentum, in->eps,
                                      results));
    for (int i = 0; i < 3; i++)
        tni_builder_keep(&s, results[i]);
    return tni_builder_return(&s, results[0], outs);
}

/*
 * Return a vector repeated once for each sample, as a new tensor, which may be written; NULL if
 * there is none or on failure.
 */
static tn_tensor *repeated(tni_builder *s, tn_tensor *vector, int64_t samples)
{
    return vector == NULL ? NULL : TNI_BUILD(s, repeat, vector, TNI_INT_LIST(samples));
}

/*
 * Write the running statistics, repeated for each sample. If the running mean's dtype is not that
 * of the weight (without one: of the input), both are converted to it.
 */
static void repeat_running(tni_builder *s, const tni_args_instance_norm *in, tn_tensor **to)
{
    tn_tensor *running[] = {in->running_mean, in->running_var};
    tn_dtype dtype = (tn_dtype)(in->weight != NULL ? in->weight : in->input)->dtype;
    bool is_other = running[0] != NULL && running[0]->dtype != (int8_t)dtype;
    for (int i = 0; i < 2; i++) {
        to[i] = repeated(s, running[i], in->input->sizes[0]);
        if (is_other && to[i] != NULL)
            to[i] = TNI_BUILD(s, to_dtype, to[i], dtype, false, false, -1);
    }
}

/* Write to the running statistics the means, over the samples, of those repeated. */
static void give_back(tni_builder *s, const tni_args_instance_norm *in, tn_tensor *const *many)
{
    tn_tensor *running[] = {in->running_mean, in->running_var};
    tn_tensor *means[2] = {NULL};
    int64_t sizes[] = {in->input->sizes[0], in->input->sizes[1]};
    for (int i = 0; i < 2 && tni_builder_go_on(s); i++)
        if (running[i] != NULL) {
            tn_tensor *rows = TNI_BUILD(s, view, many[i], ((tni_ints){sizes, 2}));
            means[i] = TNI_BUILD(s, mean_dim, rows, TNI_INT_LIST(0), false, TN_DTYPE_UNDEFINED);
        }
    for (int i = 0; i < 2 && tni_builder_go_on(s); i++)
        if (running[i] != NULL)
            TNI_BUILD_DO(s, tni_call_copy_(running[i], means[i], false));
}

/*
 * batch_norm of [N, C, …] seen as [1, N * C, …]: every channel of every sample has its own
 * statistics.
 */
TNI_TYPED(instance_norm)
{
    tni_builder s = {0};
    tn_tensor *x = in->input;
    int64_t sizes[TN_MAX_DIM];
    if (!in->use_input_stats && (in->running_mean == NULL || in->running_var == NULL))
        return tni_fail(TN_ERR_RUNTIME, "Expected running_mean and running_var to be defined when "
                                        "use_input_stats is false");
    if (x->rank < 2)
        return tni_fail(TN_ERR_RUNTIME,
                        "instance_norm: argument 'input' has %d dimensions, and at "
                        "least 2 are needed",
                        (int)x->rank);
    if (in->use_input_stats && in->running_mean != NULL)
        TN_TRY(tni_check_no_overlap(in->running_mean));
    if (in->use_input_stats && in->running_var != NULL)
        TN_TRY(tni_check_no_overlap(in->running_var));
    memcpy(sizes, x->sizes, (size_t)x->rank * sizeof *sizes);
    sizes[0] = 1;
    sizes[1] = tni_mul_wrapping(x->sizes[0], x->sizes[1]);
    tn_tensor *weight = repeated(&s, in->weight, x->sizes[0]);
    tn_tensor *bias = repeated(&s, in->bias, x->sizes[0]);
    tn_tensor *running[2];
    repeat_running(&s, in, running);
    tn_tensor *plain = TNI_BUILD(&s, contiguous, x, TN_MEMORY_FORMAT_CONTIGUOUS);
    tn_tensor *one = TNI_BUILD(&s, view, plain, (tni_ints){sizes, x->rank});
    tn_tensor *done = TNI_BUILD(&s, batch_norm, one, weight, bias, running[0], running[1],
                                in->use_input_stats, in->momentum, in->eps, in->cudnn_enabled);
    if (in->use_input_stats)
        give_back(&s, in, running);
    tn_tensor *result = TNI_BUILD(&s, view, done, (tni_ints){x->sizes, x->rank});
    return tni_builder_return(&s, result, outs);
}
