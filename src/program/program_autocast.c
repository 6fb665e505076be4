/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Autocast on the CPU: inside of a region, operators of three lists cast their floating arguments
 * before they run, as PyTorch's kernels at AutocastCPU do. The lists are those of PyTorch 2.13.
 *
 * An exported program has no casts of its own for such a region, so kernels at AutocastCPU make
 * them: they are registered when the first program with a region is loaded, or a region entered
 * (tn_autocast_enter), and seen only by threads in one, because the key is excluded otherwise.
 * Inside of a listed operator it is excluded as well.
 */
#include <pthread.h>
#include <stdio.h>

#include "dispatch/keys.h"
#include "program/programs.h"

#include <tenon/autograd.h>
#include <tenon/library.h>

/* ---- lists ---- */

/* Computed in the region's dtype. */
static const char *const lower[] = {
    "_addmm_activation",
    "_convolution.deprecated",
    "_native_multi_head_attention",
    "addbmm",
    "addmm",
    "baddbmm",
    "bmm",
    "conv1d",
    "conv1d.padding",
    "conv2d",
    "conv2d.padding",
    "conv3d",
    "conv3d.padding",
    "conv_tbc",
    "conv_transpose1d",
    "conv_transpose2d.input",
    "conv_transpose3d.input",
    "linalg_vecdot",
    "linear",
    "matmul",
    "mkldnn_rnn_layer",
    "mm",
    "prelu",
    "scaled_dot_product_attention",
};

/* Computed in float32. */
static const char *const single[] = {
    "_grid_sampler_2d_cpu_fallback",
    "_lu_with_info",
    "adaptive_avg_pool3d",
    "adaptive_max_pool3d",
    "avg_pool3d",
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "cdist",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "cosine_embedding_loss",
    "cross_entropy_loss",
    "ctc_loss.IntList",
    "ctc_loss.Tensor",
    "fake_quantize_per_tensor_affine",
    "fft_fft",
    "fft_fft2",
    "fft_fftn",
    "fft_hfft",
    "fft_ifft",
    "fft_ifft2",
    "fft_ifftn",
    "fft_ihfft",
    "fft_irfft",
    "fft_irfft2",
    "fft_irfftn",
    "fft_rfft",
    "fft_rfft2",
    "fft_rfftn",
    "fractional_max_pool2d",
    "fractional_max_pool3d",
    "geqrf",
    "grid_sampler",
    "grid_sampler_2d",
    "grid_sampler_3d",
    "hinge_embedding_loss",
    "huber_loss",
    "inverse",
    "kl_div",
    "l1_loss",
    "linalg_cholesky",
    "linalg_cholesky_ex",
    "linalg_cond",
    "linalg_cond.p_str",
    "linalg_eig",
    "linalg_eigh",
    "linalg_eigvals",
    "linalg_eigvalsh",
    "linalg_householder_product",
    "linalg_inv",
    "linalg_inv_ex",
    "linalg_lstsq",
    "linalg_matrix_rank",
    "linalg_matrix_rank.atol_rtol_float",
    "linalg_matrix_rank.atol_rtol_tensor",
    "linalg_matrix_rank.tol_tensor",
    "linalg_qr",
    "linalg_solve",
    "linalg_svd",
    "linalg_svdvals",
    "linalg_tensorinv",
    "linalg_tensorsolve",
    "lu_solve",
    "margin_ranking_loss",
    "max_pool3d",
    "max_unpool2d",
    "max_unpool3d",
    "mse_loss",
    "multi_margin_loss",
    "multilabel_margin_loss",
    "multilabel_margin_loss_forward",
    "nanquantile",
    "nanquantile.scalar",
    "nll_loss",
    "nll_loss2d",
    "orgqr",
    "ormqr",
    "pinverse",
    "poisson_nll_loss",
    "polar",
    "prod",
    "prod.dim_int",
    "qr",
    "quantile",
    "quantile.scalar",
    "reflection_pad1d",
    "reflection_pad2d",
    "replication_pad1d",
    "replication_pad2d",
    "replication_pad3d",
    "smooth_l1_loss",
    "soft_margin_loss",
    "stft",
    "stft.center",
    "svd",
    "trace",
    "triangular_solve",
    "triplet_margin_loss",
    "view_as_complex",
};

/* Computed in the widest dtype of the arguments. */
static const char *const widest[] = {
    "cat",
    "index_copy",
    "stack",
};

/* ---- casts ---- */

/* The dtype of the region that this thread runs. */
static TNI_THREAD_LOCAL tn_dtype region_dtype = TN_DTYPE_BF16;

/* Whether autocast has a say in a tensor: floating elements of the CPU, but not float64. */
static bool is_cast(const tn_tensor *tensor)
{
    tn_dtype dtype = tensor != NULL ? (tn_dtype)tensor->dtype : TN_DTYPE_F64;
    return (dtype == TN_DTYPE_F32 || dtype == TN_DTYPE_F16 || dtype == TN_DTYPE_BF16) &&
           tensor->device.type == TN_DEVICE_CPU;
}

/* ---- casts that are kept ---- */

/* A parameter and its cast. */
typedef struct kept_cast {
    tn_tensor *from; /* retained, so that no other tensor gets its address */
    tn_tensor *to;   /* retained */
} kept_cast;

/*
 * The casts of this thread, kept until its outermost region ends. A parameter that is used twice in
 * a region is cast once, and its gradients are added before they are cast back. As in PyTorch, a
 * parameter that changes within a region is not cast anew.
 */
static TNI_THREAD_LOCAL struct {
    kept_cast *casts; /* owned */
    size_t count;     /* in use */
    size_t capacity;  /* allocated */
    int32_t regions;  /* entered and not left */
    bool is_off;      /* nothing is kept */
} kept;

bool tn_autocast_keep_casts(bool is_on)
{
    bool before = !kept.is_off;
    kept.is_off = !is_on;
    return before;
}

void tn_autocast_drop_casts(void)
{
    for (size_t i = 0; i < kept.count; i++) {
        tn_tensor_release(kept.casts[i].from);
        tn_tensor_release(kept.casts[i].to);
    }
    tni_free(kept.casts);
    kept.casts = NULL;
    kept.count = kept.capacity = 0;
}

/* Whether a cast is kept: that of a leaf of the graph to the region's dtype. */
static bool is_to_keep(const tn_tensor *tensor, tn_dtype dtype)
{
    return !kept.is_off && kept.regions > 0 && dtype == region_dtype &&
           (tn_dtype)tensor->dtype == TN_DTYPE_F32 && tn_tensor_requires_grad(tensor) &&
           tn_tensor_is_leaf(tensor) && tn_tensor_base(tensor) == NULL;
}

/* Return the cast that is kept of a tensor, borrowed; NULL if there is none. */
static tn_tensor *find_kept(const tn_tensor *tensor, tn_dtype dtype)
{
    for (size_t i = 0; i < kept.count; i++)
        if (kept.casts[i].from == tensor && (tn_dtype)kept.casts[i].to->dtype == dtype)
            return kept.casts[i].to;
    return NULL;
}

/* Keep a cast. Without memory it is made again when it is needed again. */
static void keep(tn_tensor *from, tn_tensor *to)
{
    if (tni_reserve((void **)&kept.casts, &kept.capacity, kept.count + 1, sizeof *kept.casts) ==
        TN_OK)
        kept.casts[kept.count++] = (kept_cast){tn_tensor_retain(from), tn_tensor_retain(to)};
}

/* Call the operator that casts. One that is kept is recorded in any mode, as it may be used later.
 */
static tn_status cast(const tn_value *value, tn_dtype dtype, bool is_kept, tn_value *result)
{
    const tn_op *op;
    const tn_value args[] = {*value, tn_value_dtype(dtype)};
    TN_TRY(tn_op_find("aten::to.dtype", &op));
    const bool mode = is_kept ? tn_grad_mode_set(true) : false;
    tn_status status = tn_op_call(op, args, TN_LEN(args), result, 1);
    if (is_kept)
        (void)tn_grad_mode_set(mode);
    if (is_kept && status == TN_OK)
        keep(value->as.tensor, result->as.tensor);
    return status;
}

/* Cast a value in place, and the items of a list. */
static tn_status cast_value(tn_value *value, tn_dtype dtype)
{
    tn_value result = tn_value_none();
    if (value->kind == TN_KIND_LIST) {
        for (size_t i = 0; i < value->as.list.count; i++)
            TN_TRY(cast_value(&value->as.list.items[i], dtype));
        return TN_OK;
    }
    if (value->kind != TN_KIND_TENSOR || !is_cast(value->as.tensor) ||
        (tn_dtype)value->as.tensor->dtype == dtype)
        return TN_OK;
    const bool is_kept = is_to_keep(value->as.tensor, dtype);
    tn_tensor *known = is_kept ? find_kept(value->as.tensor, dtype) : NULL;
    if (known != NULL)
        result = tn_value_tensor(tn_tensor_retain(known));
    else
        TN_TRY(cast(value, dtype, is_kept, &result));
    tn_value_release(value);
    *value = result;
    return TN_OK;
}

/* Return whether a value, or an item of a list, is a tensor of float32 that autocast may cast. */
static bool has_single(const tn_value *value)
{
    if (value->kind == TN_KIND_LIST) {
        for (size_t i = 0; i < value->as.list.count; i++)
            if (has_single(&value->as.list.items[i]))
                return true;
        return false;
    }
    return value->kind == TN_KIND_TENSOR && is_cast(value->as.tensor) &&
           (tn_dtype)value->as.tensor->dtype == TN_DTYPE_F32;
}

/* Return the dtype in which an operator of a list computes with these arguments. */
static tn_dtype choose_dtype(const void *list, const tn_value *values, size_t count)
{
    bool is_single = list == single;
    for (size_t i = 0; i < count && list == widest; i++)
        is_single = is_single || has_single(&values[i]);
    return is_single ? TN_DTYPE_F32 : region_dtype;
}

/* Cast the arguments and call the operator, with autocast excluded; new results. */
static tn_status cast_and_call(const tn_call *call, tn_value *values, size_t count, tn_value *outs,
                               size_t nouts)
{
    const tni_local_keys keys = tni_local_keys_get();
    tn_dtype dtype = choose_dtype(tn_call_context(call), values, count);
    tn_status status = TN_OK;
    tni_local_keys_set(
        (tni_local_keys){keys.included, keys.excluded | TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU)});
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = cast_value(&values[i], dtype);
    if (status == TN_OK)
        status = tn_op_call(tn_call_op(call), values, count, outs, nouts);
    tni_local_keys_set(keys);
    return status;
}

/* The kernel of all operators of the lists; its context is the list. */
static tn_status run_listed(const tn_call *call, const StableIValue *args, StableIValue *outs)
{
    size_t count = tn_op_num_args(tn_call_op(call)), nouts = tn_op_num_returns(tn_call_op(call));
    tn_value *values = tni_calloc(count + nouts, sizeof *values);
    if (values == NULL)
        return tni_fail_memory((count + nouts) * sizeof *values);
    tn_status status = TN_OK;
    for (size_t i = 0; i < count && status == TN_OK; i++)
        status = tn_call_arg(call, args, i, &values[i]);
    if (status == TN_OK)
        status = cast_and_call(call, values, count, values + count, nouts);
    if (status == TN_OK)
        status = tn_call_returns(call, outs, values + count, nouts);
    for (size_t i = 0; i < count + nouts; i++)
        tn_value_release(&values[i]);
    tni_free(values);
    return status;
}

/* ---- regions ---- */

/* Register the kernel for the operators of a list, but for those that Tenon lacks. */
static tn_status register_list(tn_library *library, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char name[80];
        const tn_op *op;
        snprintf(name, sizeof name, "aten::%s", list[i]);
        tn_status status = tn_op_find(name, &op);
        if (status == TN_OK)
            status =
                tn_library_impl(library, list[i], NULL, NULL, run_listed, (void *)(uintptr_t)list);
        if (status != TN_OK && status != TN_ERR_NOT_FOUND)
            return status;
    }
    return TN_OK;
}

static tn_status register_all(void)
{
    tn_library *library;
    /* Not __FILE__, which differs with the folder that Tenon is built in. */
    TN_TRY(tn_library_new(TN_LIBRARY_IMPL, "aten", "AutocastCPU", "program_autocast.c", __LINE__,
                          &library));
    tn_status status = register_list(library, lower, TN_LEN(lower));
    if (status == TN_OK)
        status = register_list(library, single, TN_LEN(single));
    if (status == TN_OK)
        status = register_list(library, widest, TN_LEN(widest));
    if (status != TN_OK)
        tn_library_free(library);
    return status;
}

tn_status tni_autocast_prepare(void)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static bool is_done;
    pthread_mutex_lock(&lock);
    tn_status status = is_done ? TN_OK : register_all();
    is_done = status == TN_OK;
    pthread_mutex_unlock(&lock);
    return status;
}

/* In PyTorch, other dtypes switch a region off, with a warning; other devices are not the CPU's. */
tni_autocast tni_autocast_enter(tn_dtype dtype, bool is_enabled)
{
    const tni_local_keys keys = tni_local_keys_get();
    const tni_autocast before = {keys.excluded, region_dtype, kept.regions++};
    const tni_keyset bit = TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU);
    bool is_on = is_enabled && (dtype == TN_DTYPE_BF16 || dtype == TN_DTYPE_F16);
    region_dtype = dtype;
    tni_local_keys_set(
        (tni_local_keys){keys.included, is_on ? keys.excluded & ~bit : keys.excluded | bit});
    return before;
}

void tni_autocast_leave(const tni_autocast *before)
{
    region_dtype = before->dtype;
    tni_local_keys_set((tni_local_keys){tni_local_keys_get().included, before->excluded});
    kept.regions = before->regions;
    if (kept.regions == 0 && kept.count > 0)
        tn_autocast_drop_casts();
}

tn_status tn_autocast_enter(tn_dtype dtype, bool is_on, tn_autocast_guard *out)
{
    if (out == NULL)
        return tni_fail_null(__func__, "out");
    TN_TRY(tni_autocast_prepare());
    const tni_autocast before = tni_autocast_enter(dtype, is_on);
    *out = (tn_autocast_guard){before.excluded, (int32_t)before.dtype, before.regions};
    return TN_OK;
}

void tn_autocast_leave(const tn_autocast_guard *guard)
{
    if (guard != NULL)
        tni_autocast_leave(
            &(tni_autocast){guard->excluded, (tn_dtype)guard->dtype, guard->regions});
}

bool tn_autocast(tn_dtype *dtype)
{
    if (dtype != NULL)
        *dtype = region_dtype;
    return (tni_local_keys_get().excluded & TNI_FUNCTIONALITY_BIT(AUTOCAST_CPU)) == 0;
}
