/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Gradients between nodes: zeros in place of undefined ones, sums of several, and fitting a
 * gradient to the shape, dtype and device of the tensor that it belongs to.
 *
 * Fitting is what lets formulas ignore broadcasting and type promotion. If y = f(x broadcast to y's
 * sizes), the gradient for x is the sum over the dimensions along which x was repeated; and the
 * gradient for a real x of a complex result is the real part.
 */
#include "autograd/graph.h"
#include "calls/calls_autograd.h"

/*
 * The node keeps sizes, dtype and device of each result for this. The zeros are contiguous,
 * whatever the strides of the result were.
 */
tn_status tni_zeros_of(const tn_node *node, uint32_t number, tn_tensor **out)
{
    const tni_result_meta *meta = &tni_node_metas(node)[number];
    tn_tensor *zeros;
    if (!meta->is_set)
        return tni_fail(TN_ERR_RUNTIME, "%s: result %u has no gradient", tn_node_name(node),
                        number);
    tni_tensor_spec spec = {
        .dtype = (tn_dtype)meta->dtype, .rank = meta->rank, .sizes = node->numbers + meta->first};
    TN_TRY(tni_tensor_empty(&spec, meta->device, &zeros));
    tn_status status = tni_call_zero_(zeros);
    if (status == TN_OK)
        *out = zeros;
    else
        tn_tensor_release(zeros);
    return status;
}

/* ---- sums ---- */

/*
 * Whether `sum` may be added to in place: only this run can see its elements, and the addition
 * changes neither its sizes, which are equal by then, nor its dtype.
 */
static bool is_mine(const tn_tensor *sum, const tn_tensor *grad)
{
    return sum->ref.count == 1 && sum->base == NULL && tni_storage_is_sole(sum->storage) &&
           sum->layout == TN_LAYOUT_STRIDED && sum->dtype == grad->dtype &&
           (sum->keys & TNI_LAZY_BITS) == 0 && grad->layout == TN_LAYOUT_STRIDED &&
           (sum->flags & TNI_TENSOR_DENSE) != 0;
}

/*
 * The first gradient is stored as it is. The second makes a new sum, unless the first is the run's
 * own; from then on the sum is the run's own and grows in place.
 */
tn_status tni_add_gradient_take(tn_tensor **sum, tn_tensor *grad)
{
    tn_status status = TN_OK;
    if (grad == NULL)
        return TN_OK;
    if (*sum == NULL) {
        *sum = grad;
        return TN_OK;
    }
    /*
     * While backward is recorded, an in-place addition would change a tensor that the new graph has
     * saved.
     */
    if (!tni_grad_mode() && is_mine(*sum, grad)) {
        status = tni_call_add__Tensor(*sum, grad, TNI_INT_SCALAR(1));
    } else {
        tn_tensor *added;
        status = tni_call_add_Tensor(*sum, grad, TNI_INT_SCALAR(1), &added);
        if (status == TN_OK) {
            tn_tensor_release(*sum);
            *sum = added;
        }
    }
    tn_tensor_release(grad);
    return status;
}

/* ---- fitting ---- */

/* What the gradient that goes over an edge must look like. */
typedef struct wanted {
    const int64_t *sizes; /* `rank` sizes */
    int rank;             /* dimensions */
    tn_dtype dtype;       /* its dtype */
    tn_device device;     /* its device */
    bool is_known;        /* false: anything will do */
} wanted;

/*
 * For a leaf, the tensor itself says it, as it is now. For other nodes it is what the node noted of
 * the result.
 */
static wanted wanted_of(const tni_edge *to)
{
    if (tni_node_is_accumulator(to->node)) {
        const tn_tensor *leaf = tni_accumulator_leaf(to->node);
        return (wanted){leaf->sizes, leaf->rank, (tn_dtype)leaf->dtype, leaf->device, true};
    }
    const tni_result_meta *meta = &tni_node_metas(to->node)[to->number];
    return (wanted){to->node->numbers + meta->first, meta->rank, (tn_dtype)meta->dtype,
                    meta->device, meta->is_set};
}

static bool has_sizes(const tn_tensor *grad, const wanted *want)
{
    if (grad->rank != want->rank)
        return false;
    for (int i = 0; i < want->rank; i++)
        if (grad->sizes[i] != want->sizes[i])
            return false;
    return true;
}

/*
 * Whether the wanted sizes broadcast to the gradient's: aligned at the last dimension, each is
 * equal or 1.
 */
static bool is_broadcast(const tn_tensor *grad, const wanted *want)
{
    int ahead = grad->rank - want->rank;
    if (ahead < 0)
        return false;
    for (int i = 0; i < want->rank; i++)
        if (want->sizes[i] != 1 && want->sizes[i] != grad->sizes[ahead + i])
            return false;
    return true;
}

static TNI_COLD tn_status fail_shape(const tn_node *from, size_t index, const tn_tensor *grad,
                                     const wanted *want)
{
    tni_buffer text = {0};
    tni_buffer_print(&text, "Function %s returned an invalid gradient at index %zu - got ",
                     from != NULL ? tn_node_name(from) : "backward", index);
    tni_print_sizes(&text, grad->rank, grad->sizes);
    tni_buffer_print(&text, " but expected shape compatible with ");
    tni_print_sizes(&text, want->rank, want->sizes);
    tn_status status =
        tni_fail(TN_ERR_RUNTIME, "%s", text.failed ? "an invalid gradient" : text.data);
    tni_buffer_free(&text);
    return status;
}

/*
 * Take over the result of a call: release *grad and store *made, if `status` says that there is
 * one.
 */
static tn_status replace(tn_status status, tn_tensor *const *made, tn_tensor **grad)
{
    TN_TRY(status);
    tn_tensor_release(*grad);
    *grad = *made;
    return TN_OK;
}

/*
 * Sum over the dimensions that broadcasting added in front or stretched from size 1, which is the
 * adjoint of expand. The sum keeps dimensions of size 1, and a view drops those in front.
 */
static tn_status sum_to(const wanted *want, tn_tensor **grad)
{
    int64_t dims[TN_MAX_DIM];
    int64_t count = 0;
    int ahead = (*grad)->rank - want->rank;
    tn_tensor *made = NULL;
    for (int i = 0; i < (*grad)->rank; i++)
        if (i < ahead || (want->sizes[i - ahead] == 1 && (*grad)->sizes[i] != 1))
            dims[count++] = i;
    if (count > 0)
        TN_TRY(replace(tni_call_sum_dim_IntList(*grad, (tni_ints){dims, count}, true,
                                                TN_DTYPE_UNDEFINED, &made),
                       &made, grad));
    if (ahead > 0)
        TN_TRY(
            replace(tni_call_view(*grad, (tni_ints){want->sizes, want->rank}, &made), &made, grad));
    return TN_OK;
}

static TNI_COLD tn_status fail_device(const tn_node *from, size_t index, const tn_tensor *grad,
                                      const wanted *want)
{
    return tni_fail(TN_ERR_RUNTIME,
                    "Function %s returned an invalid gradient at index %zu - expected device %s "
                    "but got %s",
                    from != NULL ? tn_node_name(from) : "backward", index,
                    tn_device_type_name((tn_device_type)want->device.type),
                    tn_device_type_name((tn_device_type)grad->device.type));
}

/*
 * Convert the gradient to the dtype. A formula may give a complex gradient for a real argument; its
 * real part is the gradient. From a function of the program that is refused, as in PyTorch.
 */
static tn_status cast_to(const tn_node *from, tn_dtype dtype, tn_tensor **grad)
{
    tn_tensor *made = NULL;
    bool is_real = (tni_dtypes[dtype].traits & TNI_DTYPE_COMPLEX) == 0;
    if (is_real && tni_is_complex(*grad)) {
        if (from == NULL || (from->kind != &tni_derivative_kind && from->kind != &tni_slices_kind))
            return tni_fail(TN_ERR_RUNTIME,
                            "Function %s returned a complex gradient for a real tensor",
                            from != NULL ? tn_node_name(from) : "backward");
        TN_TRY(replace(tni_call_real(*grad, &made), &made, grad));
    }
    if ((*grad)->dtype == (int8_t)dtype)
        return TN_OK;
    return replace(tni_call_to_dtype(*grad, dtype, false, false, -1, &made), &made, grad);
}

/*
 * Checked in this order: shape, dtype, device. Each test is a comparison that nearly always
 * succeeds.
 */
tn_status tni_fit_gradient(const tn_node *from, size_t index, const tni_edge *to, tn_tensor **grad)
{
    wanted want = wanted_of(to);
    if (!want.is_known)
        return TN_OK;
    if (TNI_UNLIKELY(!has_sizes(*grad, &want))) {
        if (!is_broadcast(*grad, &want))
            return fail_shape(from, index, *grad, &want);
        TN_TRY(sum_to(&want, grad));
    }
    if (TNI_UNLIKELY((*grad)->dtype != (int8_t)want.dtype))
        TN_TRY(cast_to(from, want.dtype, grad));
    if (TNI_UNLIKELY((*grad)->device.type != want.device.type))
        return fail_device(from, index, *grad, &want);
    return TN_OK;
}
