/* SPDX-License-Identifier: BSD-3-Clause */
/* The pointwise part of one LSTM step in one pass over the gates, compiled once per ISA (isa.h). */
#include "kernels/core/lanes.h"
#include "kernels/core/isa.h"
#include "kernels/nn/recurrent.h"

/*
 * Return gate `part`, the sum of both addends, at elements j and following; lanes behind the row
 * repeat lane 0.
 */
static tni_floats gate(const tni_lstm_row *row, int part, int64_t j)
{
    int64_t at = part * row->hidden + j;
    return tni_load_floats((const char *)(row->from_state + at), sizeof(float), row->hidden - j) +
           tni_load_floats((const char *)(row->from_input + at), sizeof(float), row->hidden - j);
}

/* 1 / (1 + e^-x); the exponential saturates, so the result is 0 or 1 for large |x|. */
static tni_floats sigmoid(tni_floats x)
{
    return 1 / (1 + tni_quick_exp_floats(-x));
}

/* Compute the new states of one element of the batch, a vector of the hidden size at a time. */
static void step_row(const tni_lstm_row *row)
{
    for (int64_t j = 0; j < row->hidden; j += TNI_FLOATS) {
        int64_t count = row->hidden - j;
        tni_floats c = tni_load_floats((const char *)(row->c + j), sizeof(float), count);
        tni_floats taken = sigmoid(gate(row, 0, j)) * tni_tanh_floats(gate(row, 2, j));
        c = sigmoid(gate(row, 1, j)) * c + taken;
        tni_floats h = sigmoid(gate(row, 3, j)) * tni_tanh_floats(c);
        tni_store_floats((char *)(row->new_c + j), sizeof(float), count, c);
        tni_store_floats((char *)(row->new_h + j), sizeof(float), count, h);
    }
}

const tni_lstm_loop TNI_AT_ISA(tni_lstm_loop) = step_row;
