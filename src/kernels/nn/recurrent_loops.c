/* SPDX-License-Identifier: BSD-3-Clause */
/* The pointwise part of a step of LSTM or GRU in one pass over the gates, once per ISA (isa.h). */
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"
#include "kernels/nn/recurrent.h"

/*
 * Return gate `part` of one addend at elements j and following; lanes behind the row repeat lane 0.
 */
static tni_floats addend(const tni_rnn_row *row, const float *from, int part, int64_t j)
{
    return tni_load_floats((const char *)(from + part * row->hidden + j), sizeof(float),
                           row->hidden - j);
}

/* Return gate `part`, the sum of both addends. */
static tni_floats gate(const tni_rnn_row *row, int part, int64_t j)
{
    return addend(row, row->from_state, part, j) + addend(row, row->from_input, part, j);
}

/* 1 / (1 + e^-x); the exponential saturates, so the result is 0 or 1 for large |x|. */
static tni_floats sigmoid(tni_floats x)
{
    return 1 / (1 + tni_quick_exp_floats(-x));
}

/* Compute the new states of one element of the batch, a vector of the hidden size at a time. */
static void step_lstm(const tni_rnn_row *row)
{
    for (int64_t j = 0; j < row->hidden; j += TNI_FLOATS) {
        int64_t count = row->hidden - j;
        tni_floats c = tni_load_floats((const char *)(row->old + j), sizeof(float), count);
        tni_floats taken = sigmoid(gate(row, 0, j)) * tni_tanh_floats(gate(row, 2, j));
        c = sigmoid(gate(row, 1, j)) * c + taken;
        tni_floats h = sigmoid(gate(row, 3, j)) * tni_tanh_floats(c);
        tni_store_floats((char *)(row->new_c + j), sizeof(float), count, c);
        tni_store_floats((char *)(row->new_h + j), sizeof(float), count, h);
    }
}

static void step_gru(const tni_rnn_row *row)
{
    for (int64_t j = 0; j < row->hidden; j += TNI_FLOATS) {
        int64_t count = row->hidden - j;
        tni_floats h = tni_load_floats((const char *)(row->old + j), sizeof(float), count);
        tni_floats old = addend(row, row->from_state, 2, j) * sigmoid(gate(row, 0, j));
        tni_floats new = tni_tanh_floats(addend(row, row->from_input, 2, j) + old);
        h = (h - new) * sigmoid(gate(row, 1, j)) + new;
        tni_store_floats((char *)(row->new_h + j), sizeof(float), count, h);
    }
}

const tni_rnn_loops TNI_AT_ISA(tni_rnn_loops) = {step_lstm, step_gru};
