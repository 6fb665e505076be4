/* SPDX-License-Identifier: BSD-3-Clause */
/* clang-format off */
/*
 * Operators, of the domain `nn`: one typed C function each, as in
 * tenon/ops.h, which says how they are called.
 * Made by tenon-gen from spec/native_functions.yaml; `./dev regen` rewrites it.
 */
#ifndef TENON_OPS_NN_H
#define TENON_OPS_NN_H

#ifndef TENON_OP_H
#include <tenon/op.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* alpha_dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_alpha_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::alpha_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_alpha_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::alpha_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_bilinear(
    tn_tensor *input1, tn_tensor *input2, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tn_op_site site = {"aten::bilinear", "TTT?T->T", NULL, NULL};
    const void *const args[] = {input1, input2, weight, bias};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor
 * NULL is None: compute_mode.
 */
TN_NODISCARD static inline tn_status tn_cdist(
    tn_tensor *x1, tn_tensor *x2, double p, const int64_t *compute_mode, tn_tensor **result)
{
    static tn_op_site site = {"aten::cdist", "TTd?i->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, compute_mode};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* channel_shuffle(Tensor self, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tn_channel_shuffle(
    tn_tensor *self, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::channel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor */
TN_NODISCARD static inline tn_status tn_cosine_similarity(
    tn_tensor *x1, tn_tensor *x2, int64_t dim, double eps, tn_tensor **result)
{
    static tn_op_site site = {"aten::cosine_similarity", "TTid->T", NULL, NULL};
    const void *const args[] = {x1, x2, &dim, &eps};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
 * bool sparse=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding(
    tn_tensor *weight, tn_tensor *indices, int64_t padding_idx, bool scale_grad_by_freq,
    bool sparse, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding", "TTibb->T", NULL, NULL};
    const void *const args[] = {weight, indices, &padding_idx, &scale_grad_by_freq, &sparse};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool
 * scale_grad_by_freq, bool sparse) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_backward(
    tn_tensor *grad, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, bool sparse, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_backward", "TTiibb->T", NULL, NULL};
    const void *const args[] = {grad, indices, &num_weights, &padding_idx, &scale_grad_by_freq,
        &sparse};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int
 * mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) ->
 * (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights.
 */
TN_NODISCARD static inline tn_status tn_embedding_bag(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    tn_tensor **result0, tn_tensor **result1, tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::embedding_bag", "TTTbib?Tb->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq,
 * int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) ->
 * (Tensor, Tensor, Tensor, Tensor)
 * NULL is None: per_sample_weights, padding_idx.
 */
TN_NODISCARD static inline tn_status tn_embedding_bag_padding_idx(
    tn_tensor *weight, tn_tensor *indices, tn_tensor *offsets, bool scale_grad_by_freq,
    int64_t mode, bool sparse, tn_tensor *per_sample_weights, bool include_last_offset,
    const int64_t *padding_idx, tn_tensor **result0, tn_tensor **result1, tn_tensor **result2,
    tn_tensor **result3)
{
    static tn_op_site site = {"aten::embedding_bag.padding_idx", "TTTbib?Tb?i->TTTT", NULL, NULL};
    const void *const args[] = {weight, indices, offsets, &scale_grad_by_freq, &mode, &sparse,
        per_sample_weights, &include_last_offset, padding_idx};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
 * padding_idx, bool scale_grad_by_freq) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_embedding_dense_backward(
    tn_tensor *grad_output, tn_tensor *indices, int64_t num_weights, int64_t padding_idx,
    bool scale_grad_by_freq, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_dense_backward", "TTiib->T", NULL, NULL};
    const void *const args[] = {grad_output, indices, &num_weights, &padding_idx,
        &scale_grad_by_freq};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor */
TN_NODISCARD static inline tn_status tn_embedding_renorm(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type, tn_tensor **result)
{
    static tn_op_site site = {"aten::embedding_renorm", "TTdd->T", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)
 */
TN_NODISCARD static inline tn_status tn_embedding_renorm_(
    tn_tensor *self, tn_tensor *indices, double max_norm, double norm_type)
{
    static tn_op_site site = {"aten::embedding_renorm_", "TTdd->=", NULL, NULL};
    const void *const args[] = {self, indices, &max_norm, &norm_type};
    return tn_op_call_typed(&site, args, NULL);
}

/* feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_feature_alpha_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::feature_alpha_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_feature_alpha_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::feature_alpha_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/* feature_dropout(Tensor input, float p, bool train) -> Tensor */
TN_NODISCARD static inline tn_status tn_feature_dropout(
    tn_tensor *input, double p, bool train, tn_tensor **result)
{
    static tn_op_site site = {"aten::feature_dropout", "Tdb->T", NULL, NULL};
    const void *const args[] = {input, &p, &train};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!) */
TN_NODISCARD static inline tn_status tn_feature_dropout_(
    tn_tensor *self, double p, bool train)
{
    static tn_op_site site = {"aten::feature_dropout_", "Tdb->=", NULL, NULL};
    const void *const args[] = {self, &p, &train};
    return tn_op_call_typed(&site, args, NULL);
}

/*
 * gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_gru_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::gru.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_gru_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::gru.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
 * -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_gru_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::gru_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 * NULL is None: bias.
 */
TN_NODISCARD static inline tn_status tn_linear(
    tn_tensor *input, tn_tensor *weight, tn_tensor *bias, tn_tensor **result)
{
    static tn_op_site site = {"aten::linear", "TT?T->T", NULL, NULL};
    const void *const args[] = {input, weight, bias};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_lstm_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *const *hx, size_t hx_count,
    tn_tensor *const *params, size_t params_count, bool has_biases, int64_t num_layers,
    double dropout, bool train, bool bidirectional, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::lstm.data", "TTLTLTbidbb->TTT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, &hx_count, params, &params_count,
        &has_biases, &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_lstm_input(
    tn_tensor *input, tn_tensor *const *hx, size_t hx_count, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, bool batch_first, tn_tensor **result0, tn_tensor **result1,
    tn_tensor **result2)
{
    static tn_op_site site = {"aten::lstm.input", "TLTLTbidbbb->TTT", NULL, NULL};
    const void *const args[] = {input, hx, &hx_count, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1, result2};
    return tn_op_call_typed(&site, args, results);
}

/*
 * lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> (Tensor, Tensor)
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_lstm_cell(
    tn_tensor *input, tn_tensor *const *hx, size_t hx_count, tn_tensor *w_ih, tn_tensor *w_hh,
    tn_tensor *b_ih, tn_tensor *b_hh, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::lstm_cell", "TLTTT?T?T->TT", NULL, NULL};
    const void *const args[] = {input, hx, &hx_count, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3,
 * Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int
 * num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor,
 * Tensor, Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_mkldnn_rnn_layer(
    tn_tensor *input, tn_tensor *weight0, tn_tensor *weight1, tn_tensor *weight2,
    tn_tensor *weight3, tn_tensor *hx_, tn_tensor *cx_, bool reverse, const int64_t *batch_sizes,
    size_t batch_sizes_count, int64_t mode, int64_t hidden_size, int64_t num_layers,
    bool has_biases, bool bidirectional, bool batch_first, bool train, tn_tensor **result0,
    tn_tensor **result1, tn_tensor **result2, tn_tensor **result3)
{
    static tn_op_site site = {"aten::mkldnn_rnn_layer", "TTTTTTTbLiiiibbbb->TTTT", NULL, NULL};
    const void *const args[] = {input, weight0, weight1, weight2, weight3, hx_, cx_, &reverse,
        batch_sizes, &batch_sizes_count, &mode, &hidden_size, &num_layers, &has_biases,
        &bidirectional, &batch_first, &train};
    void *const results[] = {result0, result1, result2, result3};
    return tn_op_call_typed(&site, args, results);
}

/* native_channel_shuffle(Tensor self, SymInt groups) -> Tensor */
TN_NODISCARD static inline tn_status tn_native_channel_shuffle(
    tn_tensor *self, int64_t groups, tn_tensor **result)
{
    static tn_op_site site = {"aten::native_channel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &groups};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
 * NULL is None: train.
 */
TN_NODISCARD static inline tn_status tn_native_dropout(
    tn_tensor *input, double p, const bool *train, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::native_dropout", "Td?b->TT", NULL, NULL};
    const void *const args[] = {input, &p, train};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/* native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor */
TN_NODISCARD static inline tn_status tn_native_dropout_backward(
    tn_tensor *grad_output, tn_tensor *mask, double scale, tn_tensor **result)
{
    static tn_op_site site = {"aten::native_dropout_backward", "TTd->T", NULL, NULL};
    const void *const args[] = {grad_output, mask, &scale};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* one_hot(Tensor self, int num_classes=-1) -> Tensor */
TN_NODISCARD static inline tn_status tn_one_hot(
    tn_tensor *self, int64_t num_classes, tn_tensor **result)
{
    static tn_op_site site = {"aten::one_hot", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &num_classes};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor
 */
TN_NODISCARD static inline tn_status tn_pairwise_distance(
    tn_tensor *x1, tn_tensor *x2, double p, double eps, bool keepdim, tn_tensor **result)
{
    static tn_op_site site = {"aten::pairwise_distance", "TTddb->T", NULL, NULL};
    const void *const args[] = {x1, x2, &p, &eps, &keepdim};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pdist(Tensor self, float p=2) -> Tensor */
TN_NODISCARD static inline tn_status tn_pdist(
    tn_tensor *self, double p, tn_tensor **result)
{
    static tn_op_site site = {"aten::pdist", "Td->T", NULL, NULL};
    const void *const args[] = {self, &p};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pixel_shuffle(Tensor self, int upscale_factor) -> Tensor */
TN_NODISCARD static inline tn_status tn_pixel_shuffle(
    tn_tensor *self, int64_t upscale_factor, tn_tensor **result)
{
    static tn_op_site site = {"aten::pixel_shuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &upscale_factor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/* pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor */
TN_NODISCARD static inline tn_status tn_pixel_unshuffle(
    tn_tensor *self, int64_t downscale_factor, tn_tensor **result)
{
    static tn_op_site site = {"aten::pixel_unshuffle", "Ti->T", NULL, NULL};
    const void *const args[] = {self, &downscale_factor};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_relu.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_relu.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_rnn_relu_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::rnn_relu_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int
 * num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_data(
    tn_tensor *data, tn_tensor *batch_sizes, tn_tensor *hx, tn_tensor *const *params,
    size_t params_count, bool has_biases, int64_t num_layers, double dropout, bool train,
    bool bidirectional, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_tanh.data", "TTTLTbidbb->TT", NULL, NULL};
    const void *const args[] = {data, batch_sizes, hx, params, &params_count, &has_biases,
        &num_layers, &dropout, &train, &bidirectional};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float
 * dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_input(
    tn_tensor *input, tn_tensor *hx, tn_tensor *const *params, size_t params_count,
    bool has_biases, int64_t num_layers, double dropout, bool train, bool bidirectional,
    bool batch_first, tn_tensor **result0, tn_tensor **result1)
{
    static tn_op_site site = {"aten::rnn_tanh.input", "TTLTbidbbb->TT", NULL, NULL};
    const void *const args[] = {input, hx, params, &params_count, &has_biases, &num_layers,
        &dropout, &train, &bidirectional, &batch_first};
    void *const results[] = {result0, result1};
    return tn_op_call_typed(&site, args, results);
}

/*
 * rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
 * b_hh=None) -> Tensor
 * NULL is None: b_ih, b_hh.
 */
TN_NODISCARD static inline tn_status tn_rnn_tanh_cell(
    tn_tensor *input, tn_tensor *hx, tn_tensor *w_ih, tn_tensor *w_hh, tn_tensor *b_ih,
    tn_tensor *b_hh, tn_tensor **result)
{
    static tn_op_site site = {"aten::rnn_tanh_cell", "TTTT?T?T->T", NULL, NULL};
    const void *const args[] = {input, hx, w_ih, w_hh, b_ih, b_hh};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

/*
 * scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
 * float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor
 * NULL is None: attn_mask, scale.
 */
TN_NODISCARD static inline tn_status tn_scaled_dot_product_attention(
    tn_tensor *query, tn_tensor *key, tn_tensor *value, tn_tensor *attn_mask, double dropout_p,
    bool is_causal, const double *scale, bool enable_gqa, tn_tensor **result)
{
    static tn_op_site site = {"aten::scaled_dot_product_attention", "TTT?Tdb?db->T", NULL, NULL};
    const void *const args[] = {query, key, value, attn_mask, &dropout_p, &is_causal, scale,
        &enable_gqa};
    void *const results[] = {result};
    return tn_op_call_typed(&site, args, results);
}

#ifdef __cplusplus
}
#endif
#endif

#include <tenon/one_abi.h>
