/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * The steps of recurrent.h, and the operators that take one:
 *
 *     rnn_tanh_cell, rnn_relu_cell, gru_cell, lstm_cell
 *     _thnn_differentiable_lstm_cell_backward, _thnn_differentiable_gru_cell_backward
 *
 * A step costs one product of the state with its weight; the gates are pointwise.
 */
#include "args/args_recurrent_cells.h"
#include "calls/calls_nn.h"
#include "kernels/core/isa.h"
#include "kernels/gemm/gemm.h"
#include "kernels/nn/recurrent.h"

/* The least work for a thread behind the product with the state, in gates. */
#define ROW_GRAIN 16384

/* ---- one time step ---- */

tn_tensor *tni_gate(tni_builder *s, tn_tensor *gates, int count, int index)
{
    int64_t dim;
    TNI_BUILD_DO(s, tni_wrap_dim(1, gates->rank, &dim));
    if (!tni_builder_go_on(s))
        return NULL;
    /* Gates are side by side in dimension 1, each of the hidden size. */
    int64_t width = gates->sizes[1] / count;
    return TNI_BUILD(s, narrow, gates, 1, index * width, width);
}

/* a + b. */
static tn_tensor *add(tni_builder *s, tn_tensor *a, tn_tensor *b)
{
    return TNI_BUILD(s, add_Tensor, a, b, TNI_INT_SCALAR(1));
}

tni_state tni_rnn_step_tanh(tni_builder *s, tn_tensor *from_input, tni_state state,
                            const tni_rnn_weights *w)
{
    tn_tensor *from_state = TNI_BUILD(s, linear, state.h, w->w_hh, w->b_hh);
    tn_tensor *gates = add(s, from_state, from_input);
    return (tni_state){TNI_BUILD(s, tanh, gates), NULL};
}

tni_state tni_rnn_step_relu(tni_builder *s, tn_tensor *from_input, tni_state state,
                            const tni_rnn_weights *w)
{
    tn_tensor *from_state = TNI_BUILD(s, linear, state.h, w->w_hh, w->b_hh);
    tn_tensor *gates = add(s, from_state, from_input);
    return (tni_state){TNI_BUILD(s, relu, gates), NULL};
}

/* Return sigmoid of gate `index` of three: a gate of GRU. */
static tn_tensor *opening(tni_builder *s, tn_tensor *from_input, tn_tensor *from_state, int index)
{
    tn_tensor *a = tni_gate(s, from_state, 3, index);
    tn_tensor *b = tni_gate(s, from_input, 3, index);
    tn_tensor *sum = add(s, a, b);
    return TNI_BUILD(s, sigmoid, sum);
}

/*
 * `reset`, `keep` and `new` are r, z and n of recurrent.h. The reset gate applies after the product
 * with the state's weight, not before as in the original paper: that is PyTorch's GRU.
 */
tni_state tni_rnn_step_gru(tni_builder *s, tn_tensor *from_input, tni_state state,
                           const tni_rnn_weights *w)
{
    tn_tensor *from_state = TNI_BUILD(s, linear, state.h, w->w_hh, w->b_hh);
    tn_tensor *reset = opening(s, from_input, from_state, 0);
    tn_tensor *keep = opening(s, from_input, from_state, 1);
    tn_tensor *old = tni_gate(s, from_state, 3, 2);
    tn_tensor *scaled = TNI_BUILD(s, mul_Tensor, old, reset);
    tn_tensor *fresh = tni_gate(s, from_input, 3, 2);
    tn_tensor *sum = add(s, fresh, scaled);
    tn_tensor *new = TNI_BUILD(s, tanh, sum);
    tn_tensor *difference = TNI_BUILD(s, sub_Tensor, state.h, new, TNI_INT_SCALAR(1));
    tn_tensor *kept = TNI_BUILD(s, mul_Tensor, difference, keep);
    return (tni_state){add(s, kept, new), NULL};
}

/* `take`, `new`, `keep` and `show` are i, g, f and o of recurrent.h. */
tni_state tni_rnn_step_lstm(tni_builder *s, tn_tensor *from_input, tni_state state,
                            const tni_rnn_weights *w)
{
    tn_tensor *from_state = TNI_BUILD(s, linear, state.h, w->w_hh, w->b_hh);
    tn_tensor *gates = add(s, from_state, from_input);
    tn_tensor *parts[4];
    for (int i = 0; i < 4; i++)
        parts[i] = tni_gate(s, gates, 4, i);
    tn_tensor *take = TNI_BUILD(s, sigmoid, parts[0]);
    tn_tensor *keep = TNI_BUILD(s, sigmoid, parts[1]);
    tn_tensor *new = TNI_BUILD(s, tanh, parts[2]);
    tn_tensor *show = TNI_BUILD(s, sigmoid, parts[3]);
    tn_tensor *kept = TNI_BUILD(s, mul_Tensor, keep, state.c);
    tn_tensor *taken = TNI_BUILD(s, mul_Tensor, take, new);
    tn_tensor *c = add(s, kept, taken);
    tn_tensor *bent = TNI_BUILD(s, tanh, c);
    tn_tensor *h = TNI_BUILD(s, mul_Tensor, show, bent);
    if (w->w_hr != NULL)
        h = TNI_BUILD(s, linear, h, w->w_hr, NULL);
    return (tni_state){h, c};
}

/* Return whether a tensor is a matrix of floats of these sizes whose rows are dense. */
static bool is_floats(const tn_tensor *self, int64_t rows, int64_t columns)
{
    return self->dtype == TN_DTYPE_F32 && self->rank == 2 && self->sizes[0] == rows &&
           self->sizes[1] == columns && self->strides[1] == 1;
}

/* Return row i, which may lie at any stride from the others. */
static float *row_of(const tn_tensor *self, int64_t i)
{
    return (float *)self->data + tni_mul_wrapping(i, self->strides[0]);
}

/* Return a new matrix of floats with undefined elements. */
static tn_tensor *empty_rows(tni_builder *s, int64_t rows, int64_t columns)
{
    const int64_t sizes[] = {rows, columns};
    return TNI_BUILD_OF(s, tn_tensor_empty(TN_DTYPE_F32, 2, sizes, NULL, TN_CPU, &s->made));
}

/*
 * Return whether a step of so many gates is made at once: its loops read and write floats without
 * gaps. *from_state becomes the product with the state, which linear makes in either case.
 */
static bool begin_at_once(tni_builder *s, tn_tensor *from_input, const tn_tensor *old, int gates,
                          tni_state state, const tni_rnn_weights *w, tn_tensor **from_state)
{
    int64_t rows = old->sizes[0];
    int64_t width = tni_mul_wrapping(gates, old->sizes[1]);
    if (!is_floats(from_input, rows, width) || !is_floats(old, rows, old->sizes[1]) ||
        w->w_hr != NULL)
        return false;
    *from_state = TNI_BUILD(s, linear, state.h, w->w_hh, w->b_hh);
    return !tni_builder_go_on(s) || is_floats(*from_state, rows, width);
}

/* Run a loop over the rows of a batch. */
static void run_rows(tni_builder *s, void (*loop)(const tni_rnn_row *row), tn_tensor *from_state,
                     tn_tensor *from_input, const tn_tensor *old, tni_state next)
{
    for (int64_t i = 0; tni_builder_go_on(s) && i < old->sizes[0]; i++)
        loop(&(tni_rnn_row){.from_state = row_of(from_state, i),
                            .from_input = row_of(from_input, i),
                            .old = row_of(old, i),
                            .new_h = row_of(next.h, i),
                            .new_c = next.c != NULL ? row_of(next.c, i) : NULL,
                            .hidden = old->sizes[1]});
}

/* States are new: the old ones may still be read as outputs of their time. */
tni_state tni_rnn_step_lstm_at_once(tni_builder *s, tn_tensor *from_input, tni_state state,
                                    const tni_rnn_weights *w)
{
    tn_tensor *from_state = NULL;
    int64_t rows = state.c->sizes[0], hidden = state.c->sizes[1];
    if (!begin_at_once(s, from_input, state.c, 4, state, w, &from_state))
        return tni_rnn_step_lstm(s, from_input, state, w);
    tni_state next = {empty_rows(s, rows, hidden), empty_rows(s, rows, hidden)};
    run_rows(s, TNI_OF_ISA(&tni_rnn_loops)->lstm, from_state, from_input, state.c, next);
    return next;
}

tni_state tni_rnn_step_gru_at_once(tni_builder *s, tn_tensor *from_input, tni_state state,
                                   const tni_rnn_weights *w)
{
    tn_tensor *from_state = NULL;
    if (!begin_at_once(s, from_input, state.h, 3, state, w, &from_state))
        return tni_rnn_step_gru(s, from_input, state, w);
    tni_state next = {empty_rows(s, state.h->sizes[0], state.h->sizes[1]), NULL};
    run_rows(s, TNI_OF_ISA(&tni_rnn_loops)->gru, from_state, from_input, state.h, next);
    return next;
}

/* ---- all times at once ---- */

/* One time of a layer of LSTM or GRU whose times are computed one after the other. */
typedef struct time_run {
    void (*loop)(const tni_rnn_row *row); /* everything behind the product */
    tni_product product;                  /* the states before times their weight */
    const float *from_input;              /* what the input adds to the gates */
    const float *old;                     /* the states that go on, */
    int64_t old_row;                      /* and from a row of them to the next */
    float *new_h;                         /* the hidden states after */
    float *cells;                         /* LSTM's cell states after, else NULL */
} time_run;

/* Compute rows [begin, end) of the batch. */
static void run_time(int64_t begin, int64_t end, void *context)
{
    const time_run *run = context;
    const int64_t hidden = run->product.k;
    for (int64_t i = begin; i < end; i++)
        run->loop(&(tni_rnn_row){.from_state = (const float *)run->product.c + i * run->product.n,
                                 .from_input = run->from_input + i * run->product.n,
                                 .old = run->old + i * run->old_row,
                                 .new_h = run->new_h + i * hidden,
                                 .new_c = run->cells != NULL ? run->cells + i * hidden : NULL,
                                 .hidden = hidden});
}

/* Return whether all times can be computed at once: all is float, and rows are dense. */
static bool are_floats(const tn_tensor *from_input, tni_state state, const tni_rnn_weights *w)
{
    const int64_t gates = state.c != NULL ? 4 : 3;
    if (from_input->rank != 3 || state.h->rank != 2 || w->w_hr != NULL)
        return false;
    const int64_t rows = from_input->sizes[1];
    const int64_t hidden = state.h->sizes[1];
    const int64_t width = tni_mul_wrapping(gates, hidden);
    return from_input->dtype == TN_DTYPE_F32 && from_input->sizes[2] == width &&
           (from_input->flags & TNI_TENSOR_CONTIGUOUS) != 0 && rows > 0 && hidden > 0 &&
           is_floats(state.h, rows, hidden) &&
           (state.c == NULL || is_floats(state.c, rows, hidden)) && w->w_hh->rank == 2 &&
           w->w_hh->dtype == TN_DTYPE_F32 && w->w_hh->sizes[0] == width &&
           w->w_hh->sizes[1] == hidden &&
           (w->b_hh == NULL ||
            (w->b_hh->dtype == TN_DTYPE_F32 && w->b_hh->rank == 1 && w->b_hh->sizes[0] == width));
}

/* Return the product of a state and its weight, plus the bias, into `to`. */
static tni_product product_of(const tn_tensor *h, const tni_rnn_weights *w, const tn_tensor *to)
{
    return (tni_product){.dtype = TN_DTYPE_F32,
                         .m = h->sizes[0],
                         .n = w->w_hh->sizes[0],
                         .k = h->sizes[1],
                         .a = h->data,
                         .a_row = h->strides[0],
                         .a_col = 1,
                         .b = w->w_hh->data,
                         .b_row = w->w_hh->strides[1],
                         .b_col = w->w_hh->strides[0],
                         .b_of = w->w_hh,
                         .c = to->data,
                         .c_row = w->w_hh->sizes[0],
                         .c_col = 1,
                         .added = w->b_hh != NULL ? w->b_hh->data : NULL,
                         .added_col = w->b_hh != NULL ? w->b_hh->strides[0] : 0,
                         .alpha = TNI_FACTOR_ONE,
                         .beta = w->b_hh != NULL ? TNI_FACTOR_ONE : TNI_FACTOR_ZERO};
}

/* Compute the times into output [times, rows, hidden]; a time's hidden states are there. */
static void run_times(tni_builder *s, time_run *run, tn_tensor *from_input, tn_tensor *output,
                      bool is_back)
{
    const int64_t times = from_input->sizes[0];
    const int64_t hidden = run->product.k;
    for (int64_t i = 0; i < times; i++) {
        const int64_t row = (is_back ? times - 1 - i : i) * run->product.m;
        TNI_BUILD_DO(s, tni_multiply(&run->product));
        if (!tni_builder_go_on(s))
            return;
        run->from_input = (const float *)from_input->data + row * run->product.n;
        run->new_h = (float *)output->data + row * hidden;
        tni_parallel_for(0, run->product.m, ROW_GRAIN / run->product.n + 1, run_time, run);
        run->product.a = run->new_h;
        run->product.a_row = hidden;
        run->old = run->cells != NULL ? run->cells : run->new_h;
        run->old_row = hidden;
    }
}

tn_tensor *tni_rnn_all_times(tni_builder *s, tn_tensor *from_input, tni_state *state,
                             const tni_rnn_weights *w, bool is_back)
{
    if (!tni_builder_go_on(s) || !are_floats(from_input, *state, w))
        return NULL;
    const bool is_lstm = state->c != NULL;
    const int64_t times = from_input->sizes[0];
    const int64_t sizes[] = {times, state->h->sizes[0], state->h->sizes[1]};
    tn_tensor *output =
        TNI_BUILD_OF(s, tn_tensor_empty(TN_DTYPE_F32, 3, sizes, NULL, TN_CPU, &s->made));
    tn_tensor *from_state = empty_rows(s, sizes[1], from_input->sizes[2]);
    tn_tensor *cells = is_lstm ? empty_rows(s, sizes[1], sizes[2]) : NULL;
    const tn_tensor *old = is_lstm ? state->c : state->h;
    if (!tni_builder_go_on(s))
        return NULL;
    time_run run = {.loop = is_lstm ? TNI_OF_ISA(&tni_rnn_loops)->lstm
                                    : TNI_OF_ISA(&tni_rnn_loops)->gru,
                    .product = product_of(state->h, w, from_state),
                    .old = old->data,
                    .old_row = old->strides[0],
                    .cells = is_lstm ? cells->data : NULL};
    run_times(s, &run, from_input, output, is_back);
    *state = (tni_state){TNI_BUILD(s, select_int, output, 0, is_back ? 0 : times - 1), cells};
    return output;
}

/* ---- cells: the operators ---- */

/* Fail unless the tensor has dimension `dim`. */
static tn_status check_dimension(int64_t dim, const tn_tensor *self)
{
    int64_t wrapped;
    return tni_wrap_dim(dim, self->rank, &wrapped);
}

/* Fail unless a weight has `gates` times the hidden size as its first size. */
static tn_status check_weight(const char *name, const tn_tensor *weight, int gates, int64_t hidden)
{
    if (weight->sizes[0] == tni_mul_saturating(gates, hidden))
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME, "%s first dim must be %d * hidden_size = %lld, but got %lld",
                    name, gates, (long long)tni_mul_saturating(gates, hidden),
                    (long long)weight->sizes[0]);
}

/* Fail unless state number `index` fits the batch and the hidden size. */
static tn_status check_hidden(const tn_tensor *input, const tn_tensor *state, int64_t hidden,
                              int index)
{
    TN_TRY(check_dimension(1, state));
    if (input->sizes[0] != state->sizes[0])
        return tni_fail(TN_ERR_RUNTIME,
                        "Input batch size %lld doesn't match hidden%d batch size %lld",
                        (long long)input->sizes[0], index, (long long)state->sizes[0]);
    if (state->sizes[1] != hidden)
        return tni_fail(TN_ERR_RUNTIME,
                        "hidden%d has inconsistent hidden_size: got %lld, expected %lld", index,
                        (long long)state->sizes[1], (long long)hidden);
    return TN_OK;
}

/* Check a cell's arguments, in PyTorch's order. */
static tn_status check_cell(const tn_tensor *input, tni_state state, const tni_rnn_weights *w,
                            int gates)
{
    TN_TRY(check_dimension(1, w->w_hh));
    TN_TRY(check_dimension(1, input));
    TN_TRY(check_dimension(0, w->w_ih));
    int64_t hidden = w->w_hh->sizes[1];
    TN_TRY(check_weight("weight_ih", w->w_ih, gates, hidden));
    TN_TRY(check_weight("weight_hh", w->w_hh, gates, hidden));
    TN_TRY(check_dimension(1, w->w_ih));
    if (input->sizes[1] != w->w_ih->sizes[1])
        return tni_fail(TN_ERR_RUNTIME, "input has inconsistent input_size: got %lld expected %lld",
                        (long long)input->sizes[1], (long long)w->w_ih->sizes[1]);
    TN_TRY(check_hidden(input, state.h, hidden, 0));
    return state.c == NULL ? TN_OK : check_hidden(input, state.c, hidden, 1);
}

/* Take a step with one input; return the new state, kept by the builder. */
static tni_state run_cell(tni_builder *s, tn_tensor *input, tni_state state,
                          const tni_rnn_weights *w, tni_rnn_step step)
{
    tn_tensor *from_input = TNI_BUILD(s, linear, input, w->w_ih, w->b_ih);
    return step(s, from_input, state, w);
}

/* A cell with one state. The arguments have the same names in all schemas. */
#define CELL(name, gates, step)                                                                    \
    TNI_TYPED(name)                                                                                \
    {                                                                                              \
        tni_builder s = {0};                                                                       \
        tni_state state = {in->hx, NULL};                                                          \
        tni_rnn_weights w = {in->w_ih, in->w_hh, in->b_ih, in->b_hh, NULL};                        \
        TN_TRY(check_cell(in->input, state, &w, gates));                                           \
        return tni_builder_return(&s, run_cell(&s, in->input, state, &w, step).h, outs);           \
    }

CELL(rnn_tanh_cell, 1, tni_rnn_step_tanh)
CELL(rnn_relu_cell, 1, tni_rnn_step_relu)
CELL(gru_cell, 3, tni_rnn_step_gru)

/* Returns both states. */
TNI_TYPED(lstm_cell)
{
    tni_builder s = {0};
    tni_rnn_weights w = {in->w_ih, in->w_hh, in->b_ih, in->b_hh, NULL};
    if (in->hx->size != 2)
        return tni_fail(TN_ERR_RUNTIME, "lstm_cell expects two hidden states");
    tni_state state = {tni_list_tensor(in->hx, 0), tni_list_tensor(in->hx, 1)};
    TN_TRY(check_cell(in->input, state, &w, 4));
    state = run_cell(&s, in->input, state, &w, tni_rnn_step_lstm);
    tn_tensor *both[] = {state.h, state.c};
    return tni_builder_return_all(&s, both, 2, outs);
}

/* ---- gradients of cells ---- */

/*
 * Return the gradient of a bias, the sum of that of the gates over the batch; NULL without a bias.
 */
static tn_tensor *bias_gradient(tni_builder *s, const tn_tensor *bias, tn_tensor *grad)
{
    if (bias == NULL)
        return NULL;
    return TNI_BUILD(s, sum_dim_IntList, grad, TNI_INT_LIST(0), false, TN_DTYPE_UNDEFINED);
}

/* Join tensors along dimension 1. */
static tn_tensor *join(tni_builder *s, tn_tensor *const *parts, int count)
{
    tni_list *list = tni_builder_list(s, (size_t)count);
    for (int i = 0; i < count; i++)
        tni_builder_add(s, list, parts[i]);
    tn_tensor *joined = TNI_BUILD(s, cat, list, 1);
    tni_list_drop(list);
    return joined;
}

/*
 * Return the gradient of the new cell state: grad_cy plus what comes through h = o * tanh(c).
 * Either gradient may be NULL, but not both; `show` is o and `bent` is tanh(c).
 */
static tn_tensor *cell_gradient(tni_builder *s, tn_tensor *grad_hy, tn_tensor *grad_cy,
                                tn_tensor *show, tn_tensor *bent)
{
    if (grad_hy == NULL)
        return grad_cy;
    tn_tensor *shown = TNI_BUILD(s, mul_Tensor, grad_hy, show);
    tn_tensor *grad = TNI_BUILD(s, tanh_backward, shown, bent);
    return grad_cy == NULL ? grad : add(s, grad, grad_cy);
}

/* Return the gradient of x where value = sigmoid(x) is multiplied by `other`. */
static tn_tensor *through_sigmoid(tni_builder *s, tn_tensor *grad, tn_tensor *other,
                                  tn_tensor *value)
{
    tn_tensor *factor = TNI_BUILD(s, mul_Tensor, grad, other);
    return TNI_BUILD(s, sigmoid_backward, factor, value);
}

/*
 * Gradients of the gates, the old cell state and the biases. The activations are computed again
 * from the gates. The input's and the state's gates are only added, so they share one gradient.
 */
TNI_TYPED(_thnn_differentiable_lstm_cell_backward)
{
    tni_builder s = {0};
    tn_tensor *parts[4];
    tn_tensor *grads[4];
    /* Without a gradient all results are undefined. */
    if (in->grad_hy == NULL && in->grad_cy == NULL) {
        tn_tensor *none[5] = {NULL};
        return tni_return_all(TN_OK, none, 5, outs);
    }
    tn_tensor *gates = add(&s, in->input_gates, in->hidden_gates);
    if (in->input_bias != NULL)
        gates = add(&s, gates, in->input_bias);
    if (in->hidden_bias != NULL)
        gates = add(&s, gates, in->hidden_bias);
    for (int i = 0; i < 4; i++) {
        parts[i] = tni_gate(&s, gates, 4, i);
        parts[i] = i == 2 ? TNI_BUILD(&s, tanh, parts[i]) : TNI_BUILD(&s, sigmoid, parts[i]);
    }
    tn_tensor *bent = TNI_BUILD(&s, tanh, in->cy);
    tn_tensor *grad_c = cell_gradient(&s, in->grad_hy, in->grad_cy, parts[3], bent);
    /* c' = f c + i g: each gate gets the gradient of c' times its factor. */
    grads[0] = through_sigmoid(&s, grad_c, parts[2], parts[0]);
    grads[1] = through_sigmoid(&s, grad_c, in->cx, parts[1]);
    grads[2] = TNI_BUILD(&s, mul_Tensor, grad_c, parts[0]);
    grads[2] = TNI_BUILD(&s, tanh_backward, grads[2], parts[2]);
    /* h' = o tanh(c'): the output gate depends on the gradient of h' only. */
    grads[3] = in->grad_hy != NULL ? through_sigmoid(&s, in->grad_hy, bent, parts[3])
                                   : TNI_BUILD(&s, zeros_like, parts[3], TN_DTYPE_UNDEFINED, -1,
                                               TNI_NO_DEVICE, TNI_NO_BOOL, -1);
    tn_tensor *grad_gates = join(&s, grads, 4);
    tn_tensor *results[] = {grad_gates, grad_gates, TNI_BUILD(&s, mul_Tensor, grad_c, parts[1]),
                            bias_gradient(&s, in->input_bias, grad_gates),
                            bias_gradient(&s, in->hidden_bias, grad_gates)};
    return tni_builder_return_all(&s, results, 5, outs);
}

/*
 * Gradients of the input's gates, the state's gates, the old state and the biases. The two kinds of
 * gates differ in the third part only: the state's is multiplied by the reset gate.
 */
TNI_TYPED(_thnn_differentiable_gru_cell_backward)
{
    tni_builder s = {0};
    tn_tensor *x = in->input_gates;
    tn_tensor *h = in->hidden_gates;
    tn_tensor *grads[4];
    if (in->input_bias != NULL)
        x = add(&s, x, in->input_bias);
    if (in->hidden_bias != NULL)
        h = add(&s, h, in->hidden_bias);
    tn_tensor *reset = opening(&s, x, h, 0);
    tn_tensor *keep = opening(&s, x, h, 1);
    tn_tensor *old = tni_gate(&s, h, 3, 2);
    tn_tensor *fresh = tni_gate(&s, x, 3, 2);
    tn_tensor *scaled = TNI_BUILD(&s, mul_Tensor, reset, old);
    tn_tensor *sum = add(&s, fresh, scaled);
    tn_tensor *new = TNI_BUILD(&s, tanh, sum);
    /* h' = (h - n) z + n: dh = dh' z, dz = dh' (h - n), dn = dh' (1 - z). */
    tn_tensor *grad_h = TNI_BUILD(&s, mul_Tensor, in->grad_hy, keep);
    tn_tensor *difference = TNI_BUILD(&s, sub_Tensor, in->hx, new, TNI_INT_SCALAR(1));
    grads[1] = through_sigmoid(&s, in->grad_hy, difference, keep);
    tn_tensor *grad_new = TNI_BUILD(&s, sub_Tensor, in->grad_hy, grad_h, TNI_INT_SCALAR(1));
    grads[2] = TNI_BUILD(&s, tanh_backward, grad_new, new);
    grads[3] = TNI_BUILD(&s, mul_Tensor, grads[2], reset);
    /* n = tanh(fresh + r * old): the reset gate gets the gradient of n's argument times old. */
    grads[0] = through_sigmoid(&s, grads[2], old, reset);
    tn_tensor *grad_x = join(&s, grads, 3);
    /* The state's third part was multiplied by r, the input's was not. */
    grads[2] = grads[3];
    tn_tensor *grad_gates = join(&s, grads, 3);
    tn_tensor *results[] = {grad_x, grad_gates, grad_h, bias_gradient(&s, in->input_bias, grad_x),
                            bias_gradient(&s, in->hidden_bias, grad_gates)};
    return tni_builder_return_all(&s, results, 5, outs);
}
