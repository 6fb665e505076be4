/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RECURRENT_H
#define TENON_ARGS_RECURRENT_H

#include "kernels/core/kernel_core.h"

/* gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
typedef struct tni_args_gru_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_gru_data;
TN_NODISCARD static inline tn_status tni_read_gru_data(const tn_call *call,
    const StableIValue *args, tni_args_gru_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
typedef struct tni_args_gru_input {
    tn_tensor *input;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_gru_input;
TN_NODISCARD static inline tn_status tni_read_gru_input(const tn_call *call,
    const StableIValue *args, tni_args_gru_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_lstm_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    const tni_list *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_lstm_data;
TN_NODISCARD static inline tn_status tni_read_lstm_data(const tn_call *call,
    const StableIValue *args, tni_args_lstm_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    in->hx = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor) */
typedef struct tni_args_lstm_input {
    tn_tensor *input;
    const tni_list *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_lstm_input;
TN_NODISCARD static inline tn_status tni_read_lstm_input(const tn_call *call,
    const StableIValue *args, tni_args_lstm_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->hx = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* mkldnn_rnn_layer(Tensor input, Tensor weight0, Tensor weight1, Tensor weight2, Tensor weight3, Tensor hx_, Tensor cx_, bool reverse, int[] batch_sizes, int mode, int hidden_size, int num_layers, bool has_biases, bool bidirectional, bool batch_first, bool train) -> (Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args_mkldnn_rnn_layer {
    tn_tensor *input;
    tn_tensor *weight0;
    tn_tensor *weight1;
    tn_tensor *weight2;
    tn_tensor *weight3;
    tn_tensor *hx_;
    tn_tensor *cx_;
    bool reverse;
    tni_ints batch_sizes;
    int64_t mode;
    int64_t hidden_size;
    int64_t num_layers;
    bool has_biases;
    bool bidirectional;
    bool batch_first;
    bool train;
} tni_args_mkldnn_rnn_layer;
TN_NODISCARD static inline tn_status tni_read_mkldnn_rnn_layer(const tn_call *call,
    const StableIValue *args, tni_args_mkldnn_rnn_layer *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->weight0));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->weight1));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->weight2));
    TN_TRY(tni_arg_tensor(call, args, 4, &in->weight3));
    TN_TRY(tni_arg_tensor(call, args, 5, &in->hx_));
    TN_TRY(tni_arg_tensor(call, args, 6, &in->cx_));
    in->reverse = tni_arg_bool(args[7]);
    in->batch_sizes = tni_arg_ints(args[8]);
    in->mode = tni_arg_int(args[9]);
    in->hidden_size = tni_arg_int(args[10]);
    in->num_layers = tni_arg_int(args[11]);
    in->has_biases = tni_arg_bool(args[12]);
    in->bidirectional = tni_arg_bool(args[13]);
    in->batch_first = tni_arg_bool(args[14]);
    in->train = tni_arg_bool(args[15]);
    return TN_OK;
}

/* rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_relu_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_rnn_relu_data;
TN_NODISCARD static inline tn_status tni_read_rnn_relu_data(const tn_call *call,
    const StableIValue *args, tni_args_rnn_relu_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_relu_input {
    tn_tensor *input;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_rnn_relu_input;
TN_NODISCARD static inline tn_status tni_read_rnn_relu_input(const tn_call *call,
    const StableIValue *args, tni_args_rnn_relu_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

/* rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_tanh_data {
    tn_tensor *data;
    tn_tensor *batch_sizes;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
} tni_args_rnn_tanh_data;
TN_NODISCARD static inline tn_status tni_read_rnn_tanh_data(const tn_call *call,
    const StableIValue *args, tni_args_rnn_tanh_data *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->data));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->batch_sizes));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hx));
    in->params = tni_arg_list(args[3]);
    TN_TRY(tni_check_tensors(call, 3, in->params));
    in->has_biases = tni_arg_bool(args[4]);
    in->num_layers = tni_arg_int(args[5]);
    in->dropout = tni_arg_double(args[6]);
    in->train = tni_arg_bool(args[7]);
    in->bidirectional = tni_arg_bool(args[8]);
    return TN_OK;
}

/* rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor) */
typedef struct tni_args_rnn_tanh_input {
    tn_tensor *input;
    tn_tensor *hx;
    const tni_list *params;
    bool has_biases;
    int64_t num_layers;
    double dropout;
    bool train;
    bool bidirectional;
    bool batch_first;
} tni_args_rnn_tanh_input;
TN_NODISCARD static inline tn_status tni_read_rnn_tanh_input(const tn_call *call,
    const StableIValue *args, tni_args_rnn_tanh_input *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    in->params = tni_arg_list(args[2]);
    TN_TRY(tni_check_tensors(call, 2, in->params));
    in->has_biases = tni_arg_bool(args[3]);
    in->num_layers = tni_arg_int(args[4]);
    in->dropout = tni_arg_double(args[5]);
    in->train = tni_arg_bool(args[6]);
    in->bidirectional = tni_arg_bool(args[7]);
    in->batch_first = tni_arg_bool(args[8]);
    return TN_OK;
}

#endif
