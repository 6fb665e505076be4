/* SPDX-License-Identifier: BSD-3-Clause */
/* Made by tenon-gen from spec/native_functions.yaml and spec/used_operators.txt; `./dev regen` rewrites it. */

#ifndef TENON_ARGS_RECURRENT_CELLS_H
#define TENON_ARGS_RECURRENT_CELLS_H

#include "kernels/core/kernel_core.h"

/* _thnn_differentiable_gru_cell_backward(Tensor grad_hy, Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? input_bias, Tensor? hidden_bias) -> (Tensor, Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__thnn_differentiable_gru_cell_backward {
    tn_tensor *grad_hy;
    tn_tensor *input_gates;
    tn_tensor *hidden_gates;
    tn_tensor *hx;
    tn_tensor *input_bias;
    tn_tensor *hidden_bias;
} tni_args__thnn_differentiable_gru_cell_backward;
TN_NODISCARD static inline tn_status tni_read__thnn_differentiable_gru_cell_backward(const tn_call *call,
    const StableIValue *args, tni_args__thnn_differentiable_gru_cell_backward *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->grad_hy));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->input_gates));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->hidden_gates));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->hx));
    in->input_bias = tni_arg_maybe_handle(args[4]);
    in->hidden_bias = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* _thnn_differentiable_lstm_cell_backward(Tensor? grad_hy, Tensor? grad_cy, Tensor input_gates, Tensor hidden_gates, Tensor? input_bias, Tensor? hidden_bias, Tensor cx, Tensor cy) -> (Tensor, Tensor, Tensor, Tensor, Tensor) */
typedef struct tni_args__thnn_differentiable_lstm_cell_backward {
    tn_tensor *grad_hy;
    tn_tensor *grad_cy;
    tn_tensor *input_gates;
    tn_tensor *hidden_gates;
    tn_tensor *input_bias;
    tn_tensor *hidden_bias;
    tn_tensor *cx;
    tn_tensor *cy;
} tni_args__thnn_differentiable_lstm_cell_backward;
TN_NODISCARD static inline tn_status tni_read__thnn_differentiable_lstm_cell_backward(const tn_call *call,
    const StableIValue *args, tni_args__thnn_differentiable_lstm_cell_backward *in)
{
    in->grad_hy = tni_arg_maybe_handle(args[0]);
    in->grad_cy = tni_arg_maybe_handle(args[1]);
    TN_TRY(tni_arg_tensor(call, args, 2, &in->input_gates));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->hidden_gates));
    in->input_bias = tni_arg_maybe_handle(args[4]);
    in->hidden_bias = tni_arg_maybe_handle(args[5]);
    TN_TRY(tni_arg_tensor(call, args, 6, &in->cx));
    TN_TRY(tni_arg_tensor(call, args, 7, &in->cy));
    return TN_OK;
}

/* gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor */
typedef struct tni_args_gru_cell {
    tn_tensor *input;
    tn_tensor *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_gru_cell;
TN_NODISCARD static inline tn_status tni_read_gru_cell(const tn_call *call,
    const StableIValue *args, tni_args_gru_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor) */
typedef struct tni_args_lstm_cell {
    tn_tensor *input;
    const tni_list *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_lstm_cell;
TN_NODISCARD static inline tn_status tni_read_lstm_cell(const tn_call *call,
    const StableIValue *args, tni_args_lstm_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    in->hx = tni_arg_list(args[1]);
    TN_TRY(tni_check_tensors(call, 1, in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor */
typedef struct tni_args_rnn_relu_cell {
    tn_tensor *input;
    tn_tensor *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_rnn_relu_cell;
TN_NODISCARD static inline tn_status tni_read_rnn_relu_cell(const tn_call *call,
    const StableIValue *args, tni_args_rnn_relu_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

/* rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor */
typedef struct tni_args_rnn_tanh_cell {
    tn_tensor *input;
    tn_tensor *hx;
    tn_tensor *w_ih;
    tn_tensor *w_hh;
    tn_tensor *b_ih;
    tn_tensor *b_hh;
} tni_args_rnn_tanh_cell;
TN_NODISCARD static inline tn_status tni_read_rnn_tanh_cell(const tn_call *call,
    const StableIValue *args, tni_args_rnn_tanh_cell *in)
{
    TN_TRY(tni_arg_tensor(call, args, 0, &in->input));
    TN_TRY(tni_arg_tensor(call, args, 1, &in->hx));
    TN_TRY(tni_arg_tensor(call, args, 2, &in->w_ih));
    TN_TRY(tni_arg_tensor(call, args, 3, &in->w_hh));
    in->b_ih = tni_arg_maybe_handle(args[4]);
    in->b_hh = tni_arg_maybe_handle(args[5]);
    return TN_OK;
}

#endif
