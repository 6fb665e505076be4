/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The tensor iterator (iterator.h): common shape, dtype and device of the inputs of a pointwise
 * operator, the layout of its results, and the checks of shared memory. The loop itself is in
 * loop.c.
 */
#include "kernels/core/iterator.h"

/* Broadcast the shape with one more input, from the last dimension on. The message is PyTorch's. */
static tn_status widen(tni_iter *iter, const tn_tensor *input)
{
    int64_t added = input->rank - iter->rank;
    /* The input has more dimensions: its leading sizes come first. */
    if (added > 0) {
        memmove(iter->room + added, iter->room, (size_t)iter->rank * sizeof *iter->room);
        memcpy(iter->room, input->sizes, (size_t)added * sizeof *iter->room);
        iter->rank = input->rank;
    }
    for (int64_t i = 1; i <= input->rank; i++) {
        int64_t *seen = &iter->room[iter->rank - i];
        int64_t size = input->sizes[input->rank - i];
        if (*seen != size && *seen != 1 && size != 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "The size of tensor a (%lld) must match the size of tensor b (%lld) at "
                            "non-singleton dimension %lld",
                            (long long)*seen, (long long)size, (long long)(iter->rank - i));
        if (*seen == 1)
            *seen = size;
    }
    return TN_OK;
}

/*
 * Take an input's device into account. A tensor without dimensions on the CPU may be combined with
 * tensors on any device; it decides only if there is no other.
 */
static tn_status join_device(tni_iter *iter, const tn_tensor *input, bool *is_decided)
{
    /* Not only wrapped numbers: any tensor without dimensions. */
    bool is_number = input->rank == 0 && input->device.type == TN_DEVICE_CPU;
    if (!*is_decided || (iter->device.type == input->device.type)) {
        iter->device = input->device;
        *is_decided |= !is_number;
        return TN_OK;
    }
    if (is_number)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "Expected all tensors to be on the same device, but found at least two "
                    "devices, %s and %s!",
                    tn_device_type_name((tn_device_type)iter->device.type),
                    tn_device_type_name((tn_device_type)input->device.type));
}

/* Return whether all inputs are row-major and have the common shape; then so is the result. */
static bool are_plain(const tni_iter *iter)
{
    for (int i = 0; i < iter->ninputs; i++) {
        const tn_tensor *input = iter->inputs[i];
        if ((input->flags & TNI_TENSOR_CONTIGUOUS) == 0 || input->rank != iter->rank ||
            memcmp(input->sizes, iter->sizes, (size_t)iter->rank * sizeof *iter->sizes) != 0)
            return false;
    }
    return true;
}

bool tni_iter_is_valid(const tni_iter *iter)
{
    if (iter->ninputs < 0 || iter->ninputs > TNI_ITER_INPUTS || iter->rank > TN_MAX_DIM)
        return false;
    if (iter->is_alike && !iter->is_plain)
        return false;
    for (int i = 0; i < iter->ninputs; i++)
        if (!tni_broadcasts_to(iter->inputs[i], iter->rank, iter->sizes) ||
            (iter->is_alike && (tn_dtype)iter->inputs[i]->dtype != iter->common))
            return false;
    return true;
}

tn_status tni_iter_begin_any(tni_iter *iter, tn_tensor *const *inputs, int count)
{
    tni_promotion promotion = TNI_NO_PROMOTION;
    bool is_decided = false;
    iter->ninputs = count;
    iter->given_rule = TNI_GIVEN_AS_IT_LIES;
    iter->is_row_major = iter->has_condition = false;
    iter->inputs = inputs;
    iter->sizes = iter->room;
    iter->rank = 0;
    iter->device = TN_CPU;
    for (int i = 0; i < count; i++) {
        TN_TRY(widen(iter, inputs[i]));
        TN_TRY(join_device(iter, inputs[i], &is_decided));
        tni_promotion_add(&promotion, inputs[i]);
    }
    iter->common = tni_promotion_result(&promotion);
    iter->is_clashing = tni_promotion_clashes(&promotion);
    iter->is_plain = are_plain(iter);
    iter->is_alike = false;
    TNI_ASSERT(tni_iter_is_valid(iter));
    return TN_OK;
}

/* ---- shared memory ---- */

/* Only stride 0 is refused, as in PyTorch; other overlaps are too expensive to find. */
tn_status tni_check_no_overlap(const tn_tensor *written)
{
    if (written->numel < 2 || (written->flags & TNI_TENSOR_DENSE) != 0)
        return TN_OK;
    for (int64_t i = 0; i < written->rank; i++)
        if (written->strides[i] == 0 && written->sizes[i] > 1)
            return tni_fail(TN_ERR_RUNTIME,
                            "unsupported operation: more than one element of the written-to "
                            "tensor refers to a single memory location. Please clone() the tensor "
                            "before performing the operation.");
    return TN_OK;
}

/* Return the bytes from the start of the storage to the first element. */
static int64_t begin_of(const tn_tensor *self)
{
    return tni_mul_wrapping(self->offset, tni_dtypes[self->dtype].bytes);
}

/* Return the bytes of the elements, without gaps. */
static int64_t bytes_of(const tn_tensor *self)
{
    return tni_mul_wrapping(self->numel, tni_dtypes[self->dtype].bytes);
}

/*
 * Return whether two tensors share memory once `written` has the geometry of `lies` (which may be
 * the same tensor). Only dense tensors can be compared by where they begin and end; others pass.
 */
static bool share_memory(const tn_tensor *written, const tn_tensor *lies, const tn_tensor *read)
{
    return written->storage == read->storage && lies->numel > 0 && read->numel > 0 &&
           (lies->flags & read->flags & TNI_TENSOR_DENSE) != 0 &&
           begin_of(written) < begin_of(read) + bytes_of(read) &&
           begin_of(read) < begin_of(written) + bytes_of(lies);
}

/* Return whether both have the same elements at the same indices; `lies` as above. */
static bool are_same(const tn_tensor *written, const tn_tensor *lies, const tn_tensor *read)
{
    return written->storage == read->storage && begin_of(written) == begin_of(read) &&
           bytes_of(lies) == bytes_of(read) && lies->rank == read->rank &&
           memcmp(lies->strides, read->strides, (size_t)lies->rank * sizeof(int64_t)) == 0;
}

/* Fail with PyTorch's message. */
static TNI_COLD tn_status fail_shared(void)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "unsupported operation: some elements of the input tensor and the written-to "
                    "tensor refer to a single memory location. Please clone() the tensor before "
                    "performing the operation.");
}

/*
 * Fail if both share memory. A tensor shares memory with itself even if it has no elements, as in
 * PyTorch.
 */
static tn_status check_disjoint(const tn_tensor *written, const tn_tensor *lies,
                                const tn_tensor *read)
{
    bool is_shared = written == read || share_memory(written, lies, read);
    return is_shared ? fail_shared() : TN_OK;
}

/* Fail if both share memory other than element for element. */
static tn_status check_apart(const tn_tensor *written, const tn_tensor *lies, const tn_tensor *read)
{
    bool is_same = written == read || are_same(written, lies, read);
    return is_same ? TN_OK : check_disjoint(written, lies, read);
}

tn_status tni_check_disjoint(const tn_tensor *written, const tn_tensor *read)
{
    return check_disjoint(written, written, read);
}

tn_status tni_check_apart(const tn_tensor *written, const tn_tensor *read)
{
    return check_apart(written, written, read);
}

/* What was set as output is the given tensor, or a temporary with the geometry that it will get. */
tn_status tni_check_output_disjoint(const tni_work *work, int index, const tn_tensor *read)
{
    return check_disjoint(work->given[index], work->outs[index], read);
}

tn_status tni_check_output_apart(const tni_work *work, int index, const tn_tensor *read)
{
    return check_apart(work->given[index], work->outs[index], read);
}

/*
 * Return whether a given result may overlap an input in a way that check_memory does not see: one
 * of them has gaps.
 */
static bool overlaps_gaps(const tni_iter *iter, const tn_tensor *given)
{
    for (int i = 0; i < iter->ninputs; i++)
        if (iter->inputs[i]->storage == given->storage && given != iter->inputs[i] &&
            !are_same(given, given, iter->inputs[i]) && tni_may_overlap(given, iter->inputs[i]))
            return true;
    return false;
}

/*
 * Check a given result in its geometry before it is resized, as PyTorch does. A result that is
 * resized is computed in memory of its own, so nothing else can overlap.
 */
static tn_status check_memory(const tni_iter *iter, const tn_tensor *given)
{
    TN_TRY(tni_check_no_overlap(given));
    for (int i = 0; i < iter->ninputs; i++)
        TN_TRY(tni_check_apart(given, iter->inputs[i]));
    return TN_OK;
}

/* ---- layout of results ---- */

/*
 * Return whether PyTorch derives the result's layout from a dense copy of an input instead of the
 * input: where it is converted first. A condition is not converted.
 */
static bool is_asked_dense(const tni_iter *iter, int i, tn_dtype computing)
{
    const tn_tensor *input = iter->inputs[i];
    return (input->flags & TNI_TENSOR_DENSE) == 0 && input->dtype != (int8_t)computing &&
           !(i == 0 && iter->has_condition);
}

/* Set the strides of a result where some inputs count as dense copies of themselves. */
static TNI_NOINLINE void find_strides_dense(const tni_iter *iter, tn_dtype computing,
                                            int64_t *strides)
{
    tni_strided copies[TNI_ITER_INPUTS];
    const tni_strided *inputs[TNI_ITER_INPUTS];
    int64_t dense[TNI_ITER_INPUTS][TN_MAX_DIM];
    for (int i = 0; i < iter->ninputs; i++) {
        inputs[i] = tni_strided_of(iter->inputs[i]);
        if (!is_asked_dense(iter, i, computing))
            continue;
        tni_preserved_strides(iter->inputs[i], dense[i]);
        copies[i] = *inputs[i];
        copies[i].strides = dense[i];
        copies[i].flags = 0;
        inputs[i] = &copies[i];
    }
    tni_result_strides(inputs, iter->ninputs, iter->rank, iter->sizes, strides);
}

/* Set the strides of a result, following the inputs. */
static void find_strides(const tni_iter *iter, tn_dtype computing, int64_t *strides)
{
    const tni_strided *inputs[TNI_ITER_INPUTS];
    for (int i = 0; i < iter->ninputs; i++) {
        inputs[i] = tni_strided_of(iter->inputs[i]);
        if (TNI_UNLIKELY(is_asked_dense(iter, i, computing))) {
            find_strides_dense(iter, computing, strides);
            return;
        }
    }
    tni_result_strides(inputs, iter->ninputs, iter->rank, iter->sizes, strides);
}

tn_status tni_iter_output_any(const tni_iter *iter, tni_work *work, int index, tn_dtype dtype,
                              bool is_free)
{
    int64_t strides[TN_MAX_DIM];
    tn_tensor *given = work->given[index];
    tni_tensor_spec spec = {.dtype = dtype, .rank = iter->rank, .sizes = iter->sizes};
    /* Row-major inputs of one shape, and operators that say so, need no strides. */
    if (!iter->is_row_major && !iter->is_plain) {
        find_strides(iter, work->dtype, strides);
        spec.strides = strides;
    }
    if (given == NULL)
        return tni_set_output(work, index, &spec, iter->device);
    /* A bool result is written to any dtype, for example. */
    if (is_free)
        spec.dtype = (tn_dtype)given->dtype;
    TN_TRY(tni_check_given_cast(work, index, &spec, iter->device));
    if (iter->given_rule == TNI_GIVEN_APART)
        return tni_choose_output_apart(work, index, &spec);
    if (iter->given_rule == TNI_GIVEN_AS_IT_LIES || tni_has_sizes(given, spec.rank, spec.sizes))
        TN_TRY(check_memory(iter, given));
    return tni_choose_output(work, index, &spec, overlaps_gaps(iter, given));
}
