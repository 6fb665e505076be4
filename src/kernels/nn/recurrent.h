/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Recurrent networks: what one step of each kind does, for cells and for sequences.
 *
 *     gates = w_ih input + b_ih + w_hh h + b_hh       in parts of the hidden size
 *     RNN   h' = tanh(gates), or its positive part
 *     GRU   r, z = sigmoid(gates);  n = tanh(input's part + r * h's part);  h' = (h - n) * z + n
 *     LSTM  i, f, o = sigmoid(gates);  g = tanh(gates)
 *           c' = f * c + i * g;  h' = o * tanh(c'), times w_hr if there is one
 *
 * Steps are made of other operators, so that gradients follow from theirs.
 */
#ifndef TENON_RECURRENT_H
#define TENON_RECURRENT_H

#include "kernels/core/builder.h"

/* What is handed from one step to the next: borrowed, or kept by the steps that made it. */
typedef struct tni_state {
    tn_tensor *h; /* the hidden state, which is the output, too */
    tn_tensor *c; /* of LSTM, else NULL */
} tni_state;

/* The weights of one layer in one direction, borrowed. */
typedef struct tni_rnn_weights {
    tn_tensor *w_ih; /* for the input */
    tn_tensor *w_hh; /* for the hidden state */
    tn_tensor *b_ih; /* NULL without biases */
    tn_tensor *b_hh; /* NULL without biases */
    tn_tensor *w_hr; /* of LSTM with projections, else NULL */
} tni_rnn_weights;

/* One step, given what the input adds to the gates. */
typedef tni_state (*tni_rnn_step)(tni_builder *s, tn_tensor *from_input, tni_state state,
                                  const tni_rnn_weights *w);

tni_state tni_rnn_step_tanh(tni_builder *s, tn_tensor *from_input, tni_state state,
                            const tni_rnn_weights *w);
tni_state tni_rnn_step_relu(tni_builder *s, tn_tensor *from_input, tni_state state,
                            const tni_rnn_weights *w);
tni_state tni_rnn_step_gru(tni_builder *s, tn_tensor *from_input, tni_state state,
                           const tni_rnn_weights *w);
tni_state tni_rnn_step_lstm(tni_builder *s, tn_tensor *from_input, tni_state state,
                            const tni_rnn_weights *w);

/* LSTM without gradients: all that follows the product in one loop, where numbers are floats. */
tni_state tni_rnn_step_lstm_at_once(tni_builder *s, tn_tensor *from_input, tni_state state,
                                    const tni_rnn_weights *w);

/* Part `index` of `count` along dimension 1. */
tn_tensor *tni_gate(tni_builder *s, tn_tensor *gates, int count, int index);

/* One element of a batch of LSTM: gates are in the order i, f, g, o, and nothing has gaps. */
typedef struct tni_lstm_row {
    const float *from_state; /* 4 * hidden numbers, added to the next ones */
    const float *from_input; /* as many */
    const float *c;          /* the cell state */
    float *new_h;            /* the hidden state afterwards */
    float *new_c;            /* the cell state afterwards */
    int64_t hidden;          /* size of the states */
} tni_lstm_row;

typedef void (*tni_lstm_loop)(const tni_lstm_row *row);

extern const tni_lstm_loop tni_lstm_loop_base;
extern const tni_lstm_loop tni_lstm_loop_avx2;
extern const tni_lstm_loop tni_lstm_loop_avx512;

#endif
