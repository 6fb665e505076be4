/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators that write to `out` arguments, of the domain `nn`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OUT_NN_H
#define TENON_OUT_NN_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * _cdist_backward.out(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist, *, Tensor(a!) out)
 * -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__cdist_backward_out(
    tn_tensor *grad, tn_tensor *x1, tn_tensor *x2, double p, tn_tensor *cdist, tn_tensor *out)
{
    static tn_op_site site = {"aten::_cdist_backward.out", "TTTdTT->=", NULL, NULL};
    const void *const args[] = {grad, x1, x2, &p, cdist, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _cdist_forward.out(Tensor x1, Tensor x2, float p, int? compute_mode, *, Tensor(a!) out) ->
 * Tensor(a!)
 * NULL is None: compute_mode.
 */
TN_NODISCARD static inline tn_status tn__cdist_forward_out(
    tn_tensor *x1, tn_tensor *x2, double p, const int64_t *compute_mode, tn_tensor *out)
{
    static tn_op_site site = {"aten::_cdist_forward.out", "TTd?iT->=", NULL, NULL};
    const void *const args[] = {x1, x2, &p, compute_mode, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag.out(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False,
 * int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False,
 * int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) ->
 * (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_out(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::_embedding_bag.out", "TTTbib?TbiTTTT->====", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, &padding_idx, out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag_dense_backward.out(Tensor grad, Tensor indices, Tensor offset2bag, Tensor
 * bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor?
 * per_sample_weights, int padding_idx=-1, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_dense_backward_out(
    tn_tensor *grad, tn_tensor *indices, tn_tensor *offset2bag, tn_tensor *bag_size,
    tn_tensor *maximum_indices, int64_t num_weights, bool scale_grad_by_freq, int64_t mode,
    tn_tensor *per_sample_weights, int64_t padding_idx, tn_tensor *out)
{
    static tn_op_site site = {"aten::_embedding_bag_dense_backward.out", "TTTTTibi?TiT->=", NULL, NULL};
    const void *const args[] = {grad, indices, offset2bag, bag_size, maximum_indices, &num_weights,
        &scale_grad_by_freq, &mode, per_sample_weights, &padding_idx, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag_forward_only.out(Tensor weight, Tensor indices, Tensor offsets, bool
 * scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool
 * include_last_offset=False, int padding_idx=-1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!)
 * out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!))
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_forward_only_out(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    int64_t padding_idx, tn_tensor *out0, tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::_embedding_bag_forward_only.out", "TTTbib?TbiTTTT->====", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, &padding_idx, out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _embedding_bag_per_sample_weights_backward.out(Tensor grad, Tensor weight, Tensor indices, Tensor
 * offsets, Tensor offset2bag, int mode, int padding_idx=-1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__embedding_bag_per_sample_weights_backward_out(
    tn_tensor *grad, tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets,
    tn_tensor *offset2bag, int64_t mode, int64_t padding_idx, tn_tensor *out)
{
    static tn_op_site site = {"aten::_embedding_bag_per_sample_weights_backward.out", "TTTTTiiT->=", NULL, NULL};
    const void *const args[] = {grad, weight, indices, offsets, offset2bag, &mode, &padding_idx,
        out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _euclidean_dist.out(Tensor x1, Tensor x2, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__euclidean_dist_out(
    tn_tensor *x1, tn_tensor *x2, tn_tensor *out)
{
    static tn_op_site site = {"aten::_euclidean_dist.out", "TTT->=", NULL, NULL};
    const void *const args[] = {x1, x2, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _pdist_backward.out(Tensor grad, Tensor self, float p, Tensor pdist, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__pdist_backward_out(
    tn_tensor *grad, tn_tensor *self, double p, tn_tensor *pdist, tn_tensor *out)
{
    static tn_op_site site = {"aten::_pdist_backward.out", "TTdTT->=", NULL, NULL};
    const void *const args[] = {grad, self, &p, pdist, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* _pdist_forward.out(Tensor self, float p=2., *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn__pdist_forward_out(
    tn_tensor *self, double p, tn_tensor *out)
{
    static tn_op_site site = {"aten::_pdist_forward.out", "TdT->=", NULL, NULL};
    const void *const args[] = {self, &p, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * _trilinear.out(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3,
 * int[] sumdim, int unroll_dim=1, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn__trilinear_out(
    tn_tensor *i1, tn_tensor *i2, tn_tensor *i3, const int64_t *expand1, size_t expand1_count,
    const int64_t *expand2, size_t expand2_count, const int64_t *expand3, size_t expand3_count,
    const int64_t *sumdim, size_t sumdim_count, int64_t unroll_dim, tn_tensor *out)
{
    static tn_op_site site = {"aten::_trilinear.out", "TTTLiLiLiLiiT->=", NULL, NULL};
    const void *const args[] = {i1, i2, i3, expand1, &expand1_count, expand2, &expand2_count,
        expand3, &expand3_count, sumdim, &sumdim_count, &unroll_dim, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* channel_shuffle.out(Tensor self, SymInt groups, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_channel_shuffle_out(
    tn_tensor *self, int64_t groups, tn_tensor *out)
{
    static tn_op_site site = {"aten::channel_shuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &groups, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding.out(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool
 * scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_out(
    tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq,
    bool sparse, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding.out", "TTibbT->=", NULL, NULL};
    const void *const args[] = {weight, indices, &padding_idx, &scale_grad_by_freq, &sparse, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
 * padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_dense_backward_out(
    tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding_dense_backward.out", "TTiibT->=", NULL, NULL};
    const void *const args[] = {grad_output, indices, &num_weights, &padding_idx,
        &scale_grad_by_freq, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding_renorm.out(Tensor self, Tensor indices, float max_norm, float norm_type, *, Tensor(a!)
 * out) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm_out(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type, tn_tensor *out)
{
    static tn_op_site site = {"aten::embedding_renorm.out", "TTddT->=", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_linear_out(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor *out)
{
    static tn_op_site site = {"aten::linear.out", "TT?TT->=", NULL, NULL};
    const void *const args[] = {input, weight, bias, out};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * mkldnn_rnn_layer.out(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor
 * weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int
 * num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train, *, Tensor(a!)
 * out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3) -> (Tensor(a!), Tensor(b!), Tensor(c!),
 * Tensor(d!))
 */
TN_NODISCARD static inline tn_status tn_mkldnn_rnn_layer_out(
    tn_tensor *input, tn_tensor *weight0, tn_tensor *weight1, tn_tensor *weight2,
    tn_tensor *weight3, tn_tensor *hx_, tn_tensor *cx_, bool reverse, const int64_t *batch_sizes,
    size_t batch_sizes_count, int64_t mode, int64_t hidden_size, int64_t num_layers,
    bool has_biases, bool bidirectional, bool batch_first, bool train, tn_tensor *out0,
    tn_tensor *out1, tn_tensor *out2, tn_tensor *out3)
{
    static tn_op_site site = {"aten::mkldnn_rnn_layer.out", "TTTTTTTbLiiiibbbbTTTT->====", NULL, NULL};
    const void *const args[] = {input, weight0, weight1, weight2, weight3, hx_, cx_, &reverse,
        batch_sizes, &batch_sizes_count, &mode, &hidden_size, &num_layers, &has_biases,
        &bidirectional, &batch_first, &train, out0, out1, out2, out3};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) ->
 * (Tensor(a!), Tensor(b!))
 * NULL is None: train.
 */
TN_NODISCARD static inline tn_status tn_native_dropout_out(
    tn_tensor *input, double p, const bool *train, tn_tensor *out0, tn_tensor *out1)
{
    static tn_op_site site = {"aten::native_dropout.out", "Td?bTT->==", NULL, NULL};
    const void *const args[] = {input, &p, train, out0, out1};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) ->
 * Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_native_dropout_backward_out(
    tn_tensor *grad_output, tn_tensor *mask, double scale, tn_tensor *out)
{
    static tn_op_site site = {"aten::native_dropout_backward.out", "TTdT->=", NULL, NULL};
    const void *const args[] = {grad_output, mask, &scale, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pixel_shuffle.out(Tensor self, int upscale_factor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pixel_shuffle_out(
    tn_tensor *self, int64_t upscale_factor, tn_tensor *out)
{
    static tn_op_site site = {"aten::pixel_shuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &upscale_factor, out};
    return tn_op_call_typed(&site, args, NULL);
}

/* pixel_unshuffle.out(Tensor self, int downscale_factor, *, Tensor(a!) out) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_pixel_unshuffle_out(
    tn_tensor *self, int64_t downscale_factor, tn_tensor *out)
{
    static tn_op_site site = {"aten::pixel_unshuffle.out", "TiT->=", NULL, NULL};
    const void *const args[] = {self, &downscale_factor, out};
    return tn_op_call_typed(&site, args, NULL);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
