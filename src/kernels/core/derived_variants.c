/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Operators without a kernel of their own, derived from a variant of theirs (docs/glossary.md).
 *
 *     add.Scalar_out(self, other, alpha, *, out)   calls add.Scalar, copies to out
 *     index_add_(self, ...)                        calls index_add, copies to self
 *     t_(self)                                     calls t, which is a view: self becomes it
 *     bernoulli.Tensor(self, p)                    calls bernoulli_.Tensor on a copy of self
 *     expand_copy(self, sizes)                     calls expand, copies the view
 *
 * The variant is called through the dispatcher. A factory's out= variant has no options: those of
 * `out` are passed for them. Cost: the variant's, and a copy.
 */
#include <stdlib.h>

#include "kernels/core/iterator.h"

/* Most arguments of a derived operator. */
#define MOST_ARGS 64

/* ---- results that are written to given tensors ---- */

/*
 * What a result is written to, which decides the rules: self of an in-place operator; `out` of an
 * operator that PyTorch implements by hand; or `out` of one that its code generator made
 * (`autogen`), which must have the result's dtype, becomes row-major where it is resized, and may
 * be an input.
 */
typedef enum given_as { GIVEN_AS_SELF, GIVEN_AS_OUT, GIVEN_AS_GENERATED_OUT } given_as;

/* What PyTorch requires of `out` beyond the usual rules. */
enum {
    OUT_HAS_DTYPE = 1,    /* the dtype of the result, not only one that it can be cast to */
    OUT_IS_ROW_MAJOR = 2, /* where it is resized, whatever the order of the result */
    OUT_IS_JOINED = 4,    /* a dtype that the result cannot be cast to is a TypeError */
    OUT_LIES_APART = 8,   /* no overlap with itself or inputs, checked before it is resized */
    OUT_IS_FILLED = 16,   /* with as many elements as the result it keeps its sizes */
    OUT_IS_COPIED_TO =
        32, /* row-major, unless empty and of the result's dtype: then as the result */
    OUT_HOLDS_NUMBER = 64 /* its dtype must hold the one element of the result */
};

/*
 * The operators with such rules, by name in the order of strcmp. Each rule was observed in PyTorch.
 */
static const struct out_rule {
    const char *name; /* the qualified name, as tni_call_name */
    int flags;        /* a set of OUT_... */
} out_rules[] = {
    {"aten::_chunk_cat.out", OUT_IS_JOINED},
    {"aten::_linalg_det.result", OUT_HAS_DTYPE},
    {"aten::_linalg_eigh.eigenvalues", OUT_HAS_DTYPE},
    {"aten::_linalg_slogdet.sign", OUT_HAS_DTYPE},
    {"aten::_linalg_solve_ex.result", OUT_HAS_DTYPE},
    {"aten::_linalg_svd.U", OUT_HAS_DTYPE},
    {"aten::_native_batch_norm_legit.no_stats_out", OUT_HAS_DTYPE},
    {"aten::_upsample_bilinear2d_aa.out", OUT_HAS_DTYPE},
    {"aten::_upsample_bilinear2d_aa_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::_upsample_nearest_exact1d.out", OUT_HAS_DTYPE},
    {"aten::_upsample_nearest_exact1d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::_upsample_nearest_exact2d.out", OUT_HAS_DTYPE},
    {"aten::_upsample_nearest_exact2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::_upsample_nearest_exact3d.out", OUT_HAS_DTYPE},
    {"aten::_upsample_nearest_exact3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::adaptive_avg_pool2d.out", OUT_HAS_DTYPE},
    {"aten::adaptive_avg_pool3d.out", OUT_HAS_DTYPE},
    {"aten::adaptive_max_pool2d.out", OUT_HAS_DTYPE},
    {"aten::adaptive_max_pool2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::adaptive_max_pool3d.out", OUT_HAS_DTYPE},
    {"aten::adaptive_max_pool3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::addr.out", OUT_LIES_APART},
    {"aten::aminmax.out", OUT_HAS_DTYPE},
    {"aten::arange.out", OUT_IS_FILLED},
    {"aten::arange.start_out", OUT_IS_FILLED},
    {"aten::argsort.stable_out", OUT_HAS_DTYPE},
    {"aten::avg_pool2d.out", OUT_HAS_DTYPE},
    {"aten::avg_pool2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::avg_pool3d.out", OUT_HAS_DTYPE},
    {"aten::avg_pool3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::binary_cross_entropy.out", OUT_HAS_DTYPE | OUT_LIES_APART},
    {"aten::binary_cross_entropy_backward.grad_input", OUT_HAS_DTYPE | OUT_LIES_APART},
    {"aten::bucketize.Tensor_out", OUT_HAS_DTYPE},
    {"aten::cat.out", OUT_IS_JOINED},
    {"aten::cholesky_inverse.out", OUT_IS_COPIED_TO},
    {"aten::clip.out", OUT_HAS_DTYPE},
    {"aten::col2im.out", OUT_HAS_DTYPE},
    {"aten::column_stack.out", OUT_IS_JOINED},
    {"aten::concat.out", OUT_IS_JOINED},
    {"aten::concatenate.out", OUT_IS_JOINED},
    {"aten::conj_physical.out", OUT_HAS_DTYPE},
    {"aten::cross.out", OUT_HAS_DTYPE},
    {"aten::cummax.out", OUT_HAS_DTYPE},
    {"aten::cummin.out", OUT_HAS_DTYPE},
    {"aten::deg2rad.out", OUT_LIES_APART},
    {"aten::diag.out", OUT_HAS_DTYPE},
    {"aten::dot.out", OUT_HAS_DTYPE},
    {"aten::dstack.out", OUT_IS_JOINED},
    {"aten::fractional_max_pool2d.output", OUT_HAS_DTYPE},
    {"aten::fractional_max_pool2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::fractional_max_pool3d.output", OUT_HAS_DTYPE},
    {"aten::fractional_max_pool3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::geqrf.a", OUT_IS_COPIED_TO},
    {"aten::ger.out", OUT_LIES_APART},
    {"aten::glu_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::histc.out", OUT_HAS_DTYPE},
    {"aten::histogram.bin_ct_out", OUT_HAS_DTYPE},
    {"aten::histogram.bins_tensor_out", OUT_HAS_DTYPE},
    {"aten::hstack.out", OUT_IS_JOINED},
    {"aten::huber_loss.out", OUT_LIES_APART},
    {"aten::im2col.out", OUT_HAS_DTYPE},
    {"aten::index.Tensor_out", OUT_HAS_DTYPE | OUT_LIES_APART},
    {"aten::index_select.out", OUT_HAS_DTYPE | OUT_LIES_APART},
    {"aten::inverse.out", OUT_HAS_DTYPE},
    {"aten::kron.out", OUT_IS_ROW_MAJOR},
    {"aten::kthvalue.values", OUT_HAS_DTYPE},
    {"aten::linalg_cholesky.out", OUT_HAS_DTYPE},
    {"aten::linalg_cholesky_ex.L", OUT_HAS_DTYPE},
    {"aten::linalg_cross.out", OUT_HAS_DTYPE},
    {"aten::linalg_det.out", OUT_HAS_DTYPE},
    {"aten::linalg_eig.out", OUT_IS_COPIED_TO},
    {"aten::linalg_eigh.eigvals", OUT_HAS_DTYPE},
    {"aten::linalg_eigvalsh.out", OUT_HAS_DTYPE},
    {"aten::linalg_householder_product.out", OUT_IS_COPIED_TO},
    {"aten::linalg_inv.out", OUT_HAS_DTYPE},
    {"aten::linalg_inv_ex.inverse", OUT_HAS_DTYPE},
    {"aten::linalg_ldl_factor.out", OUT_HAS_DTYPE},
    {"aten::linalg_ldl_factor_ex.out", OUT_HAS_DTYPE},
    {"aten::linalg_ldl_solve.out", OUT_HAS_DTYPE},
    {"aten::linalg_lstsq.out", OUT_IS_COPIED_TO},
    {"aten::linalg_lu.out", OUT_HAS_DTYPE},
    {"aten::linalg_lu_factor.out", OUT_HAS_DTYPE},
    {"aten::linalg_lu_factor_ex.out", OUT_HAS_DTYPE},
    {"aten::linalg_lu_solve.out", OUT_HAS_DTYPE},
    {"aten::linalg_matmul.out", OUT_HAS_DTYPE},
    {"aten::linalg_matrix_norm.out", OUT_HAS_DTYPE},
    {"aten::linalg_matrix_norm.str_ord_out", OUT_HAS_DTYPE},
    {"aten::linalg_matrix_power.out", OUT_IS_ROW_MAJOR},
    {"aten::linalg_multi_dot.out", OUT_HAS_DTYPE},
    {"aten::linalg_norm.ord_str_out", OUT_HAS_DTYPE},
    {"aten::linalg_norm.out", OUT_HAS_DTYPE},
    {"aten::linalg_qr.out", OUT_HAS_DTYPE},
    {"aten::linalg_slogdet.out", OUT_HAS_DTYPE},
    {"aten::linalg_solve.out", OUT_HAS_DTYPE},
    {"aten::linalg_solve_ex.out", OUT_HAS_DTYPE},
    {"aten::linalg_solve_triangular.out", OUT_HAS_DTYPE},
    {"aten::linalg_svd.U", OUT_HAS_DTYPE},
    {"aten::linalg_svdvals.out", OUT_HAS_DTYPE},
    {"aten::linalg_vecdot.out", OUT_HAS_DTYPE},
    {"aten::linear.out", OUT_HAS_DTYPE},
    {"aten::linspace.Scalar_Tensor_out", OUT_IS_FILLED},
    {"aten::linspace.Tensor_Scalar_out", OUT_IS_FILLED},
    {"aten::linspace.Tensor_Tensor_out", OUT_IS_FILLED},
    {"aten::linspace.out", OUT_IS_FILLED},
    {"aten::log_softmax.int_out", OUT_HAS_DTYPE},
    {"aten::logcumsumexp.out", OUT_HAS_DTYPE},
    {"aten::logspace.Scalar_Tensor_out", OUT_IS_FILLED},
    {"aten::logspace.Tensor_Scalar_out", OUT_IS_FILLED},
    {"aten::logspace.Tensor_Tensor_out", OUT_IS_FILLED},
    {"aten::logspace.out", OUT_IS_FILLED},
    {"aten::lu_solve.out", OUT_HAS_DTYPE},
    {"aten::lu_unpack.out", OUT_HAS_DTYPE},
    {"aten::masked_select.out", OUT_HAS_DTYPE},
    {"aten::max.dim_max", OUT_HAS_DTYPE},
    {"aten::max.unary_out", OUT_HOLDS_NUMBER},
    {"aten::max_pool2d_with_indices.out", OUT_HAS_DTYPE},
    {"aten::max_pool2d_with_indices_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::max_pool3d_with_indices.out", OUT_HAS_DTYPE},
    {"aten::max_pool3d_with_indices_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::max_unpool2d.out", OUT_HAS_DTYPE},
    {"aten::max_unpool3d.out", OUT_HAS_DTYPE},
    {"aten::median.dim_values", OUT_HAS_DTYPE},
    {"aten::min.dim_min", OUT_HAS_DTYPE},
    {"aten::min.unary_out", OUT_HOLDS_NUMBER},
    {"aten::mode.values", OUT_HAS_DTYPE},
    {"aten::mse_loss.out", OUT_LIES_APART},
    {"aten::msort.out", OUT_HAS_DTYPE},
    {"aten::multi_margin_loss.out", OUT_HAS_DTYPE},
    {"aten::multi_margin_loss_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::multilabel_margin_loss.out", OUT_HAS_DTYPE},
    {"aten::multilabel_margin_loss_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::multilabel_margin_loss_forward.output", OUT_HAS_DTYPE},
    {"aten::mv.out", OUT_HAS_DTYPE},
    {"aten::nanmedian.dim_values", OUT_HAS_DTYPE},
    {"aten::nanquantile.out", OUT_HAS_DTYPE | OUT_IS_ROW_MAJOR},
    {"aten::nanquantile.scalar_out", OUT_HAS_DTYPE | OUT_IS_ROW_MAJOR},
    {"aten::narrow_copy.out", OUT_HAS_DTYPE},
    {"aten::nll_loss.out", OUT_HAS_DTYPE},
    {"aten::nll_loss2d.out", OUT_HAS_DTYPE},
    {"aten::nll_loss2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::nll_loss2d_forward.output", OUT_HAS_DTYPE},
    {"aten::nll_loss_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::nll_loss_forward.output", OUT_HAS_DTYPE},
    {"aten::nonzero.out", OUT_HAS_DTYPE},
    {"aten::nonzero_static.out", OUT_HAS_DTYPE},
    {"aten::orgqr.out", OUT_IS_COPIED_TO},
    {"aten::ormqr.out", OUT_HAS_DTYPE | OUT_IS_COPIED_TO},
    {"aten::outer.out", OUT_LIES_APART},
    {"aten::qr.Q", OUT_HAS_DTYPE},
    {"aten::quantile.out", OUT_HAS_DTYPE | OUT_IS_ROW_MAJOR},
    {"aten::quantile.scalar_out", OUT_HAS_DTYPE | OUT_IS_ROW_MAJOR},
    {"aten::rad2deg.out", OUT_LIES_APART},
    {"aten::range.out", OUT_IS_FILLED},
    {"aten::range.out_", OUT_IS_FILLED},
    {"aten::reflection_pad1d.out", OUT_HAS_DTYPE},
    {"aten::reflection_pad1d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::reflection_pad2d.out", OUT_HAS_DTYPE},
    {"aten::reflection_pad2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::reflection_pad3d.out", OUT_HAS_DTYPE},
    {"aten::reflection_pad3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::replication_pad1d.out", OUT_HAS_DTYPE},
    {"aten::replication_pad1d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::replication_pad2d.out", OUT_HAS_DTYPE},
    {"aten::replication_pad2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::replication_pad3d.out", OUT_HAS_DTYPE},
    {"aten::replication_pad3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::row_stack.out", OUT_IS_JOINED},
    {"aten::searchsorted.Scalar_out", OUT_HAS_DTYPE},
    {"aten::searchsorted.Tensor_out", OUT_HAS_DTYPE},
    {"aten::slogdet.out", OUT_HAS_DTYPE},
    {"aten::slow_conv3d.out", OUT_HAS_DTYPE},
    {"aten::smooth_l1_loss.out", OUT_LIES_APART},
    {"aten::soft_margin_loss.out", OUT_HAS_DTYPE | OUT_LIES_APART},
    {"aten::softmax.int_out", OUT_HAS_DTYPE},
    {"aten::sort.values", OUT_HAS_DTYPE},
    {"aten::sort.values_stable", OUT_HAS_DTYPE},
    {"aten::split_with_sizes_copy.out", OUT_HAS_DTYPE},
    {"aten::stack.out", OUT_IS_JOINED},
    {"aten::svd.U", OUT_HAS_DTYPE},
    {"aten::take.out", OUT_HAS_DTYPE},
    {"aten::take_along_dim.out", OUT_HAS_DTYPE},
    {"aten::tensordot.out", OUT_HAS_DTYPE},
    {"aten::thnn_conv2d.out", OUT_HAS_DTYPE},
    {"aten::topk.values", OUT_HAS_DTYPE},
    {"aten::triangular_solve.X", OUT_HAS_DTYPE},
    {"aten::unbind_copy.int_out", OUT_HAS_DTYPE},
    {"aten::upsample_bicubic2d.out", OUT_HAS_DTYPE},
    {"aten::upsample_bicubic2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::upsample_bilinear2d.out", OUT_HAS_DTYPE},
    {"aten::upsample_bilinear2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::upsample_linear1d.out", OUT_HAS_DTYPE},
    {"aten::upsample_linear1d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::upsample_nearest1d.out", OUT_HAS_DTYPE},
    {"aten::upsample_nearest1d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::upsample_nearest2d.out", OUT_HAS_DTYPE},
    {"aten::upsample_nearest2d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::upsample_nearest3d.out", OUT_HAS_DTYPE},
    {"aten::upsample_nearest3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::upsample_trilinear3d.out", OUT_HAS_DTYPE},
    {"aten::upsample_trilinear3d_backward.grad_input", OUT_HAS_DTYPE},
    {"aten::vdot.out", OUT_HAS_DTYPE},
    {"aten::vstack.out", OUT_IS_JOINED},
};

/* Compare for bsearch. */
static int compare_rule(const void *name, const void *rule)
{
    return strcmp(name, ((const struct out_rule *)rule)->name);
}

/* Return whether the operator has a rule. Without a call there are no rules. */
static bool out_follows(const tn_call *call, int flag)
{
    if (call == NULL)
        return false;
    const struct out_rule *found =
        bsearch(tni_call_name(call), out_rules, TN_LEN(out_rules), sizeof *out_rules, compare_rule);
    return found != NULL && (found->flags & flag) != 0;
}

/* Fail unless the dtype of a given tensor suits the result (NULL: not asked for). */
static tn_status check_dtype(const tn_call *call, const tn_tensor *result, const tn_tensor *given,
                             given_as rules)
{
    if (result == NULL || result->dtype == given->dtype)
        return TN_OK;
    if (rules == GIVEN_AS_GENERATED_OUT ||
        (rules == GIVEN_AS_OUT && out_follows(call, OUT_HAS_DTYPE)))
        return tni_check_dtype(call, (tn_dtype)result->dtype, (tn_dtype)given->dtype);
    if (!out_follows(call, OUT_IS_JOINED) ||
        tni_can_cast((tn_dtype)result->dtype, (tn_dtype)given->dtype))
        return tni_check_cast(call, (tn_dtype)result->dtype, (tn_dtype)given->dtype);
    return tni_fail(TN_ERR_TYPE, "%s: result type %s can't be cast to the desired output type %s",
                    tni_call_name(call), tni_scalar_name(result->dtype),
                    tni_scalar_name(given->dtype));
}

/* Fail if the rule asks that the given dtype hold the result's one element, and it does not. */
static tn_status check_number(const tn_call *call, const tn_tensor *result, const tn_tensor *given)
{
    tni_scalar number;
    if (result->dtype == given->dtype || result->data == NULL ||
        !out_follows(call, OUT_HOLDS_NUMBER))
        return TN_OK;
    TN_TRY(tni_read_number(result, &number));
    return tni_check_element((tn_dtype)given->dtype, &number);
}

/* Fail unless a result may be written to the tensor that was given for it. */
static tn_status check_given(const tn_call *call, const tn_tensor *result, const tn_tensor *given,
                             given_as rules)
{
    tni_shape_text own;
    tni_shape_text wanted;
    if (result == given || result == NULL) /* an undefined result was not asked for */
        return TN_OK;
    TN_TRY(check_dtype(call, result, given, rules));
    TN_TRY(check_number(call, result, given));
    /* self must have the sizes of the result; `out` will be resized. */
    if (rules != GIVEN_AS_SELF || tni_has_sizes(given, result->rank, result->sizes))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s: output with shape %s doesn't match the broadcast shape %s",
                    tni_call_name(call), tni_shape_print(&own, given->rank, given->sizes),
                    tni_shape_print(&wanted, result->rank, result->sizes));
}

/* Return the delivery of one result, with the layout that a resized tensor gets. */
static tni_delivery delivery_of(const tn_call *call, const tn_tensor *result, tn_tensor *given,
                                given_as rules)
{
    bool is_copied = result != NULL && out_follows(call, OUT_IS_COPIED_TO) &&
                     (given->numel > 0 || given->dtype != result->dtype);
    return (tni_delivery){result, given,
                          is_copied || rules == GIVEN_AS_GENERATED_OUT ||
                              out_follows(call, OUT_IS_ROW_MAJOR)};
}

/*
 * Give a new, dense result the sizes of the tensor that it fills, where the rule says that `out`
 * keeps its sizes.
 */
static tn_status fit_to_given(const tn_call *call, tn_tensor *result, const tn_tensor *given)
{
    int64_t strides[TN_MAX_DIM];
    if (result == NULL || result->numel != given->numel || !out_follows(call, OUT_IS_FILLED))
        return TN_OK;
    tni_row_major_strides(given->rank, given->sizes, strides);
    return tni_tensor_set_geometry(result, given->rank, given->sizes, strides, result->offset);
}

/* Copy all results into the given tensors, after checking that each may be written. */
static tn_status deliver(const tn_call *call, tn_tensor *const *results, tn_tensor *const *given,
                         size_t count, given_as rules)
{
    tni_delivery deliveries[TNI_PLAIN_RETURNS];
    for (size_t i = 0; i < count; i++) {
        TN_TRY(fit_to_given(call, results[i], given[i]));
        TN_TRY(check_given(call, results[i], given[i], rules));
        deliveries[i] = delivery_of(call, results[i], given[i], rules);
    }
    return tni_deliver_all(deliveries, count);
}

tn_status tni_deliver(const tn_call *call, tn_status status, tn_tensor *result, tn_tensor *given,
                      StableIValue *out)
{
    if (status == TN_OK)
        status = deliver(call, &result, &given, 1, GIVEN_AS_OUT);
    tn_tensor_release(result);
    TN_TRY(status);
    return tni_return_same(given, out);
}

tn_status tni_deliver_as_it_lies(tn_status status, tn_tensor *result, tn_tensor *given,
                                 StableIValue *out)
{
    if (status == TN_OK)
        status = tni_deliver_all(&(tni_delivery){result, given, false}, 1);
    tn_tensor_release(result);
    TN_TRY(status);
    return tni_return_same(given, out);
}

/* What the ivalues of the four tensor options point to. */
typedef struct option_ivalues {
    StableIValue dtype;  /* dtype of the given tensor */
    StableIValue device; /* device of the given tensor */
} option_ivalues;

/*
 * Write the arguments of the functional variant to `inputs`: the first `count` of `args` and, if
 * that variant has options that this one lacks, those of `given`, where its schema has them.
 */
static tn_status inputs_of(const tn_call *call, const StableIValue *args, size_t count,
                           const tn_tensor *given, option_ivalues *room, StableIValue *inputs)
{
    const tni_signature *functional;
    size_t at = 0;
    TN_TRY(tni_callee_signature(call->kernel->context, &functional));
    if (functional->nargs > MOST_ARGS || functional->nargs < count)
        return tni_fail(TN_ERR_RUNTIME, "%s: its functional variant has %d arguments",
                        tni_call_name(call), functional->nargs);
    /* The four options are consecutive and begin with dtype. */
    bool has_options = functional->nargs == count + 4;
    for (size_t i = 0; i < functional->nargs; i++) {
        bool is_first = has_options && tni_text_is(functional->schema->args[i].name, "dtype");
        if (!is_first) {
            inputs[i] = at < count ? args[at++] : 0;
            continue;
        }
        room->dtype = (StableIValue)given->dtype;
        room->device = tni_box_device(given->device);
        inputs[i++] = tni_box_pointer(&room->dtype);
        inputs[i++] = 0;
        inputs[i++] = tni_box_pointer(&room->device);
        inputs[i] = 0;
        has_options = false;
    }
    return TN_OK;
}

/* A given result, and the status of the first overlap with a tensor of the arguments. */
typedef struct memory_check {
    const tn_tensor *given; /* the result, borrowed */
    tn_status status;       /* TN_OK, or why it may not be written */
} memory_check;

/* Visit one tensor of an argument; stops the visit at an overlap. */
static bool check_apart(void *context, tn_tensor *tensor)
{
    memory_check *check = context;
    check->status = tni_check_apart(check->given, tensor);
    return check->status == TN_OK;
}

/* Fail if a given result overlaps itself, or an input other than element for element. */
static tn_status check_memory(const tn_call *call, const StableIValue *args, size_t count,
                              const tn_tensor *given)
{
    memory_check check = {given, TN_OK};
    TN_TRY(tni_check_no_overlap(given));
    for (size_t i = 0; i < count && check.status == TN_OK; i++)
        (void)tni_argcode_tensors(call->signature->args[i], call->signature->schema->args[i].type,
                                  args[i], check_apart, &check);
    return check.status;
}

/* Copy the tensors of one list into those of another, all or none. */
static tn_status deliver_list(const tn_call *call, const tni_list *results, const tni_list *given,
                              given_as rules)
{
    tni_delivery *deliveries;
    tn_status status = TN_OK;
    if (results->size != given->size)
        return tni_fail(TN_ERR_RUNTIME, "%s: there are %zu results and %zu tensors for them",
                        tni_call_name(call), results->size, given->size);
    if ((deliveries = tni_calloc(given->size + 1, sizeof *deliveries)) == NULL)
        return tni_fail_memory(given->size * sizeof *deliveries);
    for (size_t i = 0; i < given->size && status == TN_OK; i++) {
        tn_tensor *out = tni_list_tensor(given, i);
        const tn_tensor *result = tni_list_tensor(results, i);
        if (out == NULL)
            status = tni_fail(TN_ERR_RUNTIME, "%s: tensor %zu of argument 'out' is undefined",
                              tni_call_name(call), i);
        else
            status = check_given(call, result, out, rules);
        if (status == TN_OK)
            deliveries[i] = delivery_of(call, result, out, rules);
    }
    if (status == TN_OK)
        status = tni_deliver_all(deliveries, given->size);
    tni_free(deliveries);
    return status;
}

/*
 * An out= operator whose result is one list: copied element by element into the given list. If the
 * variant has several results, the first one is the list; the others are what a mutable operator
 * writes besides, and are dropped, as in PyTorch.
 */
static tn_status run_made_lists(const tn_call *call, const StableIValue *args, given_as rules)
{
    StableIValue inputs[MOST_ARGS];
    StableIValue made[TNI_PLAIN_RETURNS];
    option_ivalues room;
    size_t first = call->signature->nargs - 1u;
    const tni_signature *functional;
    TN_TRY(inputs_of(call, args, first, NULL, &room, inputs));
    TN_TRY(tni_callee_signature(call->kernel->context, &functional));
    TN_TRY(tni_callee_call(call->kernel->context, inputs, made));
    tn_status status = deliver_list(call, tni_arg_list(made[0]), tni_arg_list(args[first]), rules);
    tni_returns_drop(functional, made, functional->nreturns);
    return status;
}

/*
 * Call the functional variant with the inputs and copy its results to the given tensors, which are
 * self or the last arguments.
 */
static tn_status run_made(const tn_call *call, const StableIValue *args, given_as rules,
                          StableIValue *outs)
{
    bool is_out = rules != GIVEN_AS_SELF;
    tn_tensor *results[TNI_PLAIN_RETURNS] = {NULL};
    tn_tensor *given[TNI_PLAIN_RETURNS] = {NULL};
    StableIValue inputs[MOST_ARGS];
    option_ivalues room;
    size_t count = call->signature->nreturns;
    size_t first = is_out ? call->signature->nargs - count : 0;
    if (count == 0 || count > TNI_PLAIN_RETURNS)
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: it has %zu results", tni_call_name(call),
                        count);
    for (size_t i = 0; i < count; i++)
        TN_TRY(tni_arg_tensor(call, args, first + i, &given[i]));
    /* Checked before the variant runs: nothing is computed for a call that fails. */
    for (size_t i = 0; i < count && out_follows(call, OUT_LIES_APART); i++)
        TN_TRY(check_memory(call, args, first, given[i]));
    TN_TRY(inputs_of(call, args, is_out ? first : call->signature->nargs, given[0], &room, inputs));
    TN_TRY(tni_callee_call_tensors(call->kernel->context, inputs, count, results));
    tn_status status = deliver(call, results, given, count, rules);
    for (size_t i = 0; i < count; i++)
        tn_tensor_release(results[i]);
    TN_TRY(status);
    return tni_return_given(given, (int)count, outs);
}

tn_status tni_run_made_out(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return call->signature->nreturns == 0 ? run_made_lists(call, args, GIVEN_AS_OUT)
                                          : run_made(call, args, GIVEN_AS_OUT, outs);
}

tn_status tni_run_generated_out(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    return call->signature->nreturns == 0 ? run_made_lists(call, args, GIVEN_AS_GENERATED_OUT)
                                          : run_made(call, args, GIVEN_AS_GENERATED_OUT, outs);
}

/* Return whether the variant returns a view of its argument. */
static bool gives_view(const tni_signature *functional)
{
    const tni_alias *mark = tni_type_alias(functional->schema->returns[0].type);
    return functional->nreturns == 1 && mark != NULL && !mark->is_write;
}

/* An in-place view operator: self gets the geometry of the view, and no element is written. */
static tn_status become_view(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_tensor *self;
    tn_tensor *view;
    TN_TRY(tni_arg_tensor(call, args, 0, &self));
    TN_TRY(tni_callee_call_tensor(call->kernel->context, args, &view));
    tn_status status =
        tni_tensor_set_geometry(self, view->rank, view->sizes, view->strides, view->offset);
    tn_tensor_release(view);
    TN_TRY(status);
    return tni_return_same(self, outs);
}

tn_status tni_run_made_in_place(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *functional;
    TN_TRY(tni_callee_signature(call->kernel->context, &functional));
    return gives_view(functional) ? become_view(call, args, outs)
                                  : run_made(call, args, GIVEN_AS_SELF, outs);
}

/* ---- copies of views (..._copy) ---- */

/* Replace the view that an ivalue names by a row-major copy. */
static tn_status copy_ivalue(StableIValue *ivalue)
{
    tn_tensor *copy;
    const tn_tensor *view = tni_boxed_tensor(*ivalue);
    TN_TRY(tni_clone(view, (tn_dtype)view->dtype, TN_MEMORY_FORMAT_CONTIGUOUS, &copy));
    tni_handle_free((tni_handle *)(uintptr_t)*ivalue);
    *ivalue = 0;
    return tni_return_take(copy, ivalue);
}

tn_status tni_run_made_copy(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    tn_status status = TN_OK;
    TN_TRY(tni_callee_call(call->kernel->context, args, outs));
    if (call->signature->returns[0] == (TNI_TYPE_TENSOR | TNI_SHAPE_PLAIN)) {
        status = copy_ivalue(&outs[0]);
    } else {
        const tni_list *views = tni_arg_list(outs[0]);
        for (size_t i = 0; i < views->size && status == TN_OK; i++)
            status = copy_ivalue(&views->items[i]);
    }
    if (status != TN_OK)
        tni_returns_drop(call->signature, outs, 1);
    return status;
}

/* ---- functional variants of operators that write ---- */

/* Copy the tensor that an ivalue names; undefined tensors are refused. */
static tn_status clone_tensor(const tn_call *call, StableIValue ivalue, tn_tensor **copy)
{
    const tn_tensor *tensor = tni_arg_handle(ivalue);
    if (tensor == NULL)
        return tni_fail(TN_ERR_RUNTIME, "%s: an argument that is written is an undefined tensor",
                        tni_call_name(call));
    return tni_clone(tensor, (tn_dtype)tensor->dtype, TN_MEMORY_FORMAT_PRESERVE, copy);
}

/* Make a new, owned ivalue of a copy: of a tensor, or of all tensors of a list. */
static tn_status clone_value(const tn_call *call, size_t index, StableIValue value,
                             StableIValue *out)
{
    tni_argcode code = call->signature->args[index];
    tni_list *list;
    tn_tensor *copy;
    if (code == (TNI_TYPE_TENSOR | TNI_SHAPE_PLAIN)) {
        TN_TRY(clone_tensor(call, value, &copy));
        return tni_return_take(copy, out);
    }
    if (code != (TNI_TYPE_TENSOR | TNI_SHAPE_LIST))
        return tni_fail(TN_ERR_NOT_IMPLEMENTED, "%s: argument '%s' is no tensor that can be copied",
                        tni_call_name(call), call->signature->schema->args[index].name.data);
    const tni_list *given = tni_arg_list(value);
    TN_TRY(tni_list_new(given->size, &list));
    tn_status status = TN_OK;
    for (size_t i = 0; i < given->size && status == TN_OK; i++) {
        status = clone_tensor(call, given->items[i], &copy);
        if (status == TN_OK)
            status = tni_list_add_take(list, copy);
    }
    return tni_return_list(status, list, out);
}

/*
 * Return whether the writing variant returns the tensor that it writes in this argument: both have
 * the same alias mark.
 */
static bool is_returned(const tn_schema *schema, const tni_arg *arg)
{
    const tni_alias *mark = tni_type_alias(arg->type);
    for (size_t i = 0; i < schema->nreturns; i++) {
        const tni_alias *other = tni_type_alias(schema->returns[i].type);
        if (other != NULL && other->nbefore > 0 && mark->nbefore > 0 &&
            tni_text_equal(other->before[0], mark->before[0]))
            return true;
    }
    return false;
}

/* Return whether argument `index` is written. */
static bool is_written(const tn_schema *schema, size_t index)
{
    const tni_alias *mark = tni_type_alias(schema->args[index].type);
    return mark != NULL && mark->is_write;
}

/*
 * Hand the copies out: those that the variant did not return follow its results in `outs`. On
 * failure all are dropped.
 */
static void hand_back(const tn_call *call, const tn_schema *schema, bool is_done,
                      StableIValue *values, const bool *is_copy, StableIValue *outs)
{
    size_t next = schema->nreturns;
    for (size_t i = 0; i < schema->nargs; i++) {
        if (!is_copy[i])
            continue;
        if (is_done && !is_returned(schema, &schema->args[i]))
            outs[next++] = values[i];
        else
            tni_argcode_drop(call->signature->args[i], call->signature->schema->args[i].type,
                             values[i]);
    }
}

/*
 * Call the writing variant with copies of what it writes. Its results come first, then the copies
 * that it does not return.
 */
tn_status tni_run_made_new(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    const tni_signature *writer;
    StableIValue values[MOST_ARGS];
    bool is_copy[MOST_ARGS] = {false};
    tn_status status = TN_OK;
    TN_TRY(tni_callee_signature(call->kernel->context, &writer));
    if (writer->nargs > MOST_ARGS || writer->nargs != call->signature->nargs)
        return tni_fail(TN_ERR_RUNTIME, "%s: the variant it is made of has %d arguments",
                        tni_call_name(call), writer->nargs);
    for (size_t i = 0; i < writer->nargs && status == TN_OK; i++) {
        values[i] = args[i];
        if (!is_written(writer->schema, i))
            continue;
        status = clone_value(call, i, args[i], &values[i]);
        /* Only copies that were made are dropped after a failure. */
        is_copy[i] = status == TN_OK;
    }
    if (status == TN_OK)
        status = tni_callee_call(call->kernel->context, values, outs);
    hand_back(call, writer->schema, status == TN_OK, values, is_copy, outs);
    return status;
}
