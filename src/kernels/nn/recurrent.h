/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Recurrent networks: one time step of each kind, for cells and for sequences.
 *
 *     gates = w_ih input + b_ih + w_hh h + b_hh       in parts of the hidden size
 *     RNN   h' = tanh(gates), or relu(gates)
 *     GRU   r, z = sigmoid(gates);  n = tanh(input's part + r * h's part);  h' = (h - n) * z + n
 *     LSTM  i, f, o = sigmoid(gates);  g = tanh(gates)
 *           c' = f * c + i * g;  h' = o * tanh(c'), times w_hr if there is one
 *
 * (LSTM: Hochreiter and Schmidhuber, 1997, with forget gates; GRU: Cho and others, 2014.) A step
 * calls other operators, so that its gradient follows from theirs.
 */
#ifndef TENON_RECURRENT_H
#define TENON_RECURRENT_H

#include "kernels/core/builder.h"

/* The state between two times. Its tensors are borrowed, or kept by the builder that made them. */
typedef struct tni_state {
    tn_tensor *h; /* the hidden state, which is also the output of its time */
    tn_tensor *c; /* the cell state of LSTM, else NULL */
} tni_state;

/* The weights of one layer in one direction, borrowed. */
typedef struct tni_rnn_weights {
    tn_tensor *w_ih; /* of the input: [gates * hidden, inputs] */
    tn_tensor *w_hh; /* of the hidden state: [gates * hidden, hidden] */
    tn_tensor *b_ih; /* NULL without biases */
    tn_tensor *b_hh; /* NULL without biases */
    tn_tensor *w_hr; /* the projection of LSTM, else NULL */
} tni_rnn_weights;

/*
 * Compute one time. `from_input` is what the input adds to the gates, w_ih input + b_ih; the new
 * state is kept by the builder, and is undefined once that has failed.
 */
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

/*
 * LSTM and GRU without gradients: everything after the product with the state in one loop, if all
 * tensors are float and suit it, else as the steps above.
 */
tni_state tni_rnn_step_lstm_at_once(tni_builder *s, tn_tensor *from_input, tni_state state,
                                    const tni_rnn_weights *w);
tni_state tni_rnn_step_gru_at_once(tni_builder *s, tn_tensor *from_input, tni_state state,
                                   const tni_rnn_weights *w);

/*
 * All times of a layer of LSTM, or of GRU if there is no cell state, by the loop of a step at once,
 * which calls no operator and makes no tensor at each time. `from_input` is [times, batch, gates *
 * hidden] with one time at least. Return the hidden states of all times, kept by the builder, and
 * leave the last ones in *state; NULL if the tensors do not suit it, or on failure.
 */
tn_tensor *tni_rnn_all_times(tni_builder *s, tn_tensor *from_input, tni_state *state,
                             const tni_rnn_weights *w, bool is_back);

/* Return part `index` of `count` along dimension 1, kept by the builder; NULL on failure. */
tn_tensor *tni_gate(tni_builder *s, tn_tensor *gates, int count, int index);

/*
 * One element of a batch. Gates are in the order i, f, g, o of LSTM and r, z, n of GRU; nothing has
 * gaps.
 */
typedef struct tni_rnn_row {
    const float *from_state; /* gates * hidden, the state's addends */
    const float *from_input; /* as many, the input's addends */
    const float *old;        /* what goes on: LSTM's cell state, GRU's hidden state before */
    float *new_h;            /* the hidden state after */
    float *new_c;            /* LSTM's cell state after */
    int64_t hidden;          /* size of the states */
} tni_rnn_row;

/* The loops of one ISA. */
typedef struct tni_rnn_loops {
    void (*lstm)(const tni_rnn_row *row);
    void (*gru)(const tni_rnn_row *row);
} tni_rnn_loops;

extern const tni_rnn_loops tni_rnn_loops_base;
extern const tni_rnn_loops tni_rnn_loops_avx2;
extern const tni_rnn_loops tni_rnn_loops_avx512;

#endif
