/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * lstm, gru, rnn_tanh and rnn_relu over whole sequences: layers, directions, packed batches; and
 * mkldnn_rnn_layer, by which torch.compile calls one layer.
 *
 * A batch of equal lengths is [time, batch, features]. A packed one is [elements, features], the
 * elements of one time after those of the time before, and batch_sizes has the number of elements
 * of each time: sequences are sorted by length, longest first, so those that have ended are the
 * last ones of the batch.
 *
 * The input of all times meets its weight in one matrix product (`gates`); only the product with
 * the state is made time by time. All of it calls operators, so that autograd records them, except
 * steps at once, where nobody sees the difference (step_for), and those of mkldnn_rnn_layer.
 */
#include "args/args_recurrent.h"
#include "calls/calls_nn.h"
#include "kernels/nn/recurrent.h"

#include "kernels/gemm/mkldnn_fused.h"
#include "library/registry.h"
#include "tensor/keyset_bits.h"

/* One call. */
typedef struct rnn {
    tni_rnn_step step;        /* computes one time */
    const tni_list *params;   /* weights of all layers and directions, set after set */
    bool has_biases;          /* a set has two biases */
    bool has_projections;     /* a set ends with the weight of a projection (LSTM) */
    int64_t layers;           /* number of layers */
    double dropout;           /* the probability that an element between layers is dropped */
    bool train;               /* whether any is dropped */
    int directions;           /* 2: sequences are walked backwards, too */
    bool is_packed;           /* the batch is packed */
    const tn_tensor *batches; /* batch_sizes: elements of each time, int64; NULL unless packed */
    bool is_back;             /* the only direction is from the last time to the first */
} rnn;

/* ---- states and lists of them ---- */

/*
 * Replace a held state, whose references are counted, by `next`. A sequence can have more times
 * than a builder can keep tensors, so states are held outside of it.
 */
static void state_hold(tni_state *held, tni_state next)
{
    tni_state old = *held;
    *held = (tni_state){tn_tensor_retain(next.h), tn_tensor_retain(next.c)};
    tn_tensor_release(old.h);
    tn_tensor_release(old.c);
}

/* A list of states. */
typedef struct states {
    tni_list *h; /* hidden states */
    tni_list *c; /* cell states; NULL where there are none */
} states;

/* Make empty lists with room for `count` states. */
static states states_new(tni_builder *s, size_t count, bool has_cells)
{
    states made = {tni_builder_list(s, count), NULL};
    if (has_cells)
        made.c = tni_builder_list(s, count);
    return made;
}

/* Append a state; the lists take references of their own. */
static void states_add(tni_builder *s, states *list, tni_state state)
{
    tni_builder_add(s, list->h, state.h);
    if (list->c != NULL)
        tni_builder_add(s, list->c, state.c);
}

/* Drop the lists; NULL is legal. */
static void states_drop(states *list)
{
    tni_list_drop(list->h);
    tni_list_drop(list->c);
}

/* Reverse the order of a list in place; NULL is legal. */
static void reverse(tni_list *list)
{
    for (size_t i = 0; list != NULL && i < list->size / 2; i++) {
        StableIValue first = list->items[i];
        list->items[i] = list->items[list->size - 1 - i];
        list->items[list->size - 1 - i] = first;
    }
}

/* Return the elements [start, start + length) of the batch of a state. */
static tni_state state_narrow(tni_builder *s, tni_state state, int64_t start, int64_t length)
{
    tni_state part = {TNI_BUILD(s, narrow, state.h, 0, start, length), NULL};
    if (state.c != NULL)
        part.c = TNI_BUILD(s, narrow, state.c, 0, start, length);
    return part;
}

/* ---- one layer in one direction ---- */

/* One layer walking through the times in one direction. */
typedef struct walk {
    const rnn *r;      /* the call */
    tni_rnn_weights w; /* weights of this layer and direction */
    bool is_back;      /* from the last time to the first */
    tn_tensor *gates;  /* input times its weight, for all times */
    tni_state initial; /* the state before the first time, of the whole batch */
    tni_state state;   /* the current state, one reference to each tensor */
    tni_list *outputs; /* hidden states so far, in the order of the walk */
    int64_t size;      /* elements of the previous time */
    states ended;      /* states of sequences that have ended, walking forwards */
} walk;

/* Return the number of elements of one time of a packed batch. */
static int64_t batch_at(const rnn *r, int64_t time)
{
    const int64_t *sizes = r->batches->data;
    return sizes[tni_mul_wrapping(time, r->batches->strides[0])];
}

/*
 * Return the state with `size` elements. Walking forwards, sequences that have ended leave it, and
 * their states are kept for the final one. Walking backwards, sequences begin when their last
 * element is reached, with their initial state.
 */
static tni_state fit(walk *w, tni_builder *s, int64_t size)
{
    tni_state state = w->state;
    int64_t had = w->size;
    w->size = size;
    if (had > size && !w->is_back) {
        states_add(s, &w->ended, state_narrow(s, state, size, had - size));
        return state_narrow(s, state, 0, size);
    }
    if (had < size && w->is_back) {
        tni_state more = state_narrow(s, w->initial, had, size - had);
        state.h = tni_builder_cat(s, state.h, more.h, 0);
        if (state.c != NULL)
            state.c = tni_builder_cat(s, state.c, more.c, 0);
    }
    return state;
}

/*
 * Walk one time; `offset` is the index of its first element in a packed batch. Each time has a
 * builder of its own, which drops what only that time needed.
 */
static void walk_on(walk *w, tni_builder *outer, int64_t time, int64_t offset)
{
    tni_builder s = tni_builder_inner(outer);
    tn_tensor *from_input;
    tni_state state = w->state;
    if (w->r->is_packed) {
        int64_t size = batch_at(w->r, time);
        from_input = TNI_BUILD(&s, narrow, w->gates, 0, offset, size);
        state = fit(w, &s, size);
    } else {
        from_input = TNI_BUILD(&s, select_int, w->gates, 0, time);
    }
    if (tni_builder_go_on(&s))
        state = w->r->step(&s, from_input, state, &w->w);
    if (tni_builder_go_on(&s))
        state_hold(&w->state, state);
    tni_builder_add(&s, w->outputs, state.h);
    tni_builder_join(outer, &s);
}

/*
 * Walk a packed batch. Backwards, the walk begins with the longest sequences only, at the end of
 * the elements, and `offset` moves down before each time instead of up after it.
 */
static void walk_packed(walk *w, tni_builder *s)
{
    int64_t times = w->r->batches->sizes[0];
    int64_t offset = 0;
    if (times == 0 || !tni_builder_go_on(s))
        return;
    w->size = batch_at(w->r, w->is_back ? times - 1 : 0);
    if (w->is_back) {
        tni_state first = state_narrow(s, w->initial, 0, w->size);
        offset = w->gates->sizes[0];
        if (tni_builder_go_on(s))
            state_hold(&w->state, first);
    }
    for (int64_t i = 0; i < times && tni_builder_go_on(s); i++) {
        int64_t time = w->is_back ? times - 1 - i : i;
        int64_t size = batch_at(w->r, time);
        if (w->is_back)
            offset = tni_add_wrapping(offset, -size);
        walk_on(w, s, time, offset);
        if (!w->is_back)
            offset = tni_add_wrapping(offset, size);
    }
}

/* Walk a batch of equal lengths. */
static void walk_plain(walk *w, tni_builder *s, int64_t times)
{
    for (int64_t i = 0; i < times && tni_builder_go_on(s); i++)
        walk_on(w, s, w->is_back ? times - 1 - i : i, 0);
}

/*
 * Return the final state of all sequences in the order of the batch, kept by the builder. Walking
 * forwards, sequences that ended early were added shortest first; together with those that lasted
 * to the end, in reverse order they are longest first, as in the batch.
 */
static tni_state final_state(walk *w, tni_builder *s)
{
    tni_state all = w->state;
    if (w->ended.h == NULL || w->ended.h->size == 0 || !tni_builder_go_on(s)) {
        tni_builder_keep(s, tn_tensor_retain(all.h));
        tni_builder_keep(s, tn_tensor_retain(all.c));
        return all;
    }
    states_add(s, &w->ended, w->state);
    reverse(w->ended.h);
    reverse(w->ended.c);
    all.h = TNI_BUILD(s, cat, w->ended.h, 0);
    if (w->ended.c != NULL)
        all.c = TNI_BUILD(s, cat, w->ended.c, 0);
    return all;
}

/* Return whether nobody sees how a step is made (step_for). */
static bool is_at_once(tni_rnn_step step)
{
    return step == tni_rnn_step_lstm_at_once || step == tni_rnn_step_gru_at_once;
}

/* Return the outputs of all times, kept by the builder; *state becomes the final one. */
static tn_tensor *run_direction(const rnn *r, tni_builder *s, tn_tensor *input,
                                const tni_rnn_weights *weights, bool is_back, tni_state *state)
{
    walk w = {.r = r, .w = *weights, .is_back = is_back, .initial = *state};
    int64_t dim;
    TNI_BUILD_DO(s, tni_wrap_dim(0, input->rank, &dim));
    if (!tni_builder_go_on(s))
        return NULL;
    int64_t times = r->is_packed ? r->batches->sizes[0] : input->sizes[0];
    /* PyTorch's message; a packed batch without times fails when its outputs are joined. */
    if (times == 0 && !r->is_packed)
        TNI_BUILD_DO(
            s, tni_fail(TN_ERR_RUNTIME, "Expected sequence length to be larger than 0 in RNN"));
    w.gates = TNI_BUILD(s, linear, input, weights->w_ih, weights->b_ih);
    if (!r->is_packed && is_at_once(r->step)) {
        tn_tensor *all = tni_rnn_all_times(s, w.gates, state, weights, is_back);
        if (all != NULL || !tni_builder_go_on(s))
            return all;
    }
    w.outputs = tni_builder_list(s, (size_t)times);
    if (r->is_packed && !is_back)
        w.ended = states_new(s, (size_t)times, state->c != NULL);
    if (tni_builder_go_on(s))
        state_hold(&w.state, *state);
    if (r->is_packed)
        walk_packed(&w, s);
    else
        walk_plain(&w, s, times);
    if (is_back)
        reverse(w.outputs);
    tn_tensor *output =
        r->is_packed ? TNI_BUILD(s, cat, w.outputs, 0) : TNI_BUILD(s, stack, w.outputs, 0);
    *state = final_state(&w, s);
    states_drop(&w.ended);
    tni_list_drop(w.outputs);
    tn_tensor_release(w.state.h);
    tn_tensor_release(w.state.c);
    return output;
}

/* ---- layers ---- */

/* Return the number of tensors in a set of weights. */
static int64_t set_size(const rnn *r)
{
    return (r->has_biases ? 4 : 2) + (r->has_projections ? 1 : 0);
}

/* Return set number `set`; biases and projection are NULL where the call has none. */
static tni_rnn_weights weights_of(const rnn *r, int64_t set)
{
    size_t at = (size_t)(set * set_size(r));
    tni_rnn_weights w = {tni_list_tensor(r->params, at), tni_list_tensor(r->params, at + 1), NULL,
                         NULL, NULL};
    at += 2;
    if (r->has_biases) {
        w.b_ih = tni_list_tensor(r->params, at);
        w.b_hh = tni_list_tensor(r->params, at + 1);
        at += 2;
    }
    if (r->has_projections)
        w.w_hr = tni_list_tensor(r->params, at);
    return w;
}

/* Fail unless there is a set of weights and a hidden state for each layer and direction. */
static tn_status check_count(const rnn *r, const tn_tensor *hidden)
{
    int64_t given = (int64_t)r->params->size;
    int64_t dim;
    if (given % set_size(r) != 0)
        return tni_fail(TN_ERR_RUNTIME, "got an incorrect number of RNN parameters");
    int64_t sets = given / set_size(r);
    TN_TRY(tni_wrap_dim(0, hidden->rank, &dim));
    if (sets % r->directions != 0 || sets / r->directions != r->layers)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected more weights in stacked_rnn: %lld sets for %lld layers in %d "
                        "directions",
                        (long long)sets, (long long)r->layers, r->directions);
    if (hidden->sizes[0] != sets)
        return tni_fail(TN_ERR_RUNTIME,
                        "Expected more hidden states in stacked_rnn: %lld for %lld sets of weights",
                        (long long)hidden->sizes[0], (long long)sets);
    return TN_OK;
}

/*
 * Run one layer, in one direction or both, and append its final states to `finals`. Return its
 * output, a new reference, or NULL on failure. The outputs of both directions are joined along the
 * features, and dropout applies to all layers but the last.
 */
static tn_tensor *run_layer(const rnn *r, tni_builder *outer, tn_tensor *input, tni_state hidden,
                            int64_t layer, states *finals)
{
    tni_builder s = tni_builder_inner(outer);
    tn_tensor *outputs[2] = {NULL, NULL};
    for (int i = 0; i < r->directions; i++) {
        int64_t set = layer * r->directions + i;
        tni_rnn_weights w = weights_of(r, set);
        tni_state state = {TNI_BUILD(&s, select_int, hidden.h, 0, set), NULL};
        if (hidden.c != NULL)
            state.c = TNI_BUILD(&s, select_int, hidden.c, 0, set);
        if (!tni_builder_go_on(&s))
            break;
        outputs[i] = run_direction(r, &s, input, &w, i == 1 || r->is_back, &state);
        states_add(&s, finals, state);
    }
    tn_tensor *output = outputs[0];
    if (r->directions == 2)
        output = tni_builder_cat(&s, outputs[0], outputs[1], -1);
    if (r->train && r->dropout != 0 && layer < r->layers - 1)
        output = TNI_BUILD(&s, dropout, output, r->dropout, true);
    if (tni_builder_go_on(&s))
        tn_tensor_retain(output);
    else
        output = NULL;
    tni_builder_join(outer, &s);
    return output;
}

/*
 * Run all layers and end the builder. The results are the output, the hidden states and, for LSTM,
 * the cell states, all stacked by set of weights.
 */
static tn_status run_layers(const rnn *r, tni_builder *s, tn_tensor *input, tni_state hidden,
                            bool is_batch_first, StableIValue *outs)
{
    int results = hidden.c == NULL ? 2 : 3;
    states finals = {NULL, NULL};
    tn_tensor *held = NULL;
    TNI_BUILD_DO(s, check_count(r, hidden.h));
    if (hidden.c != NULL)
        TNI_BUILD_DO(s, check_count(r, hidden.c));
    tn_tensor *output = is_batch_first ? TNI_BUILD(s, transpose_int, input, 0, 1) : input;
    if (tni_builder_go_on(s))
        finals = states_new(s, r->params->size / (size_t)set_size(r), hidden.c != NULL);
    for (int64_t i = 0; i < r->layers && tni_builder_go_on(s); i++) {
        /* The output of a layer is held only until the next layer has read it. */
        tn_tensor *next = run_layer(r, s, output, hidden, i, &finals);
        tn_tensor_release(held);
        output = held = next;
    }
    tni_builder_keep(s, held);
    if (is_batch_first)
        output = TNI_BUILD(s, transpose_int, output, 0, 1);
    tn_tensor *all[3] = {output, TNI_BUILD(s, stack, finals.h, 0), NULL};
    if (hidden.c != NULL)
        all[2] = TNI_BUILD(s, stack, finals.c, 0);
    states_drop(&finals);
    return tni_builder_return_all(s, all, results, outs);
}

/* ---- operators ---- */

/* Return whether calls with a tensor end at the CPU's kernels, and nothing records them. */
static bool is_for_cpu(const tn_tensor *tensor)
{
    return tensor->keys == TNI_COMMON_KEYS && (tensor->flags & TNI_TENSOR_AUTOGRAD) == 0;
}

/*
 * Return the step that computes a whole time at once if neither the thread nor a tensor asks for
 * the operators of which the other one consists, and no library has kernels of its own for ATen's.
 */
static tni_rnn_step step_for(const rnn *r, const tn_tensor *input, tni_state hidden,
                             tni_rnn_step at_once)
{
    bool is_plain = tni_local_keys_are_first() &&
                    !atomic_load_explicit(&tni_aten_has_foreign_kernels, memory_order_relaxed) &&
                    is_for_cpu(input) && is_for_cpu(hidden.h) &&
                    (hidden.c == NULL || is_for_cpu(hidden.c));
    for (size_t i = 0; i < r->params->size && is_plain; i++)
        is_plain = is_for_cpu(tni_list_tensor(r->params, i));
    return is_plain && at_once != NULL ? at_once : r->step;
}

/* Fail unless batch_sizes is a vector of int64 on the CPU. */
static tn_status check_batches(const tn_tensor *batches)
{
    if (batches->rank == 1 && batches->dtype == TN_DTYPE_I64 &&
        batches->device.type == TN_DEVICE_CPU)
        return TN_OK;
    return tni_fail(TN_ERR_RUNTIME,
                    "batch_sizes of a packed sequence must be one dimension of Long on the CPU, "
                    "not %d of %s",
                    batches->rank, tni_scalar_name(batches->dtype));
}

/* A call from the arguments of an operator, which have the same names in all schemas. */
#define RNN_OF(in, step)                                                                           \
    {                                                                                              \
        step, (in)->params, (in)->has_biases, false, (in)->num_layers, (in)->dropout, (in)->train, \
            (in)->bidirectional ? 2 : 1, false, NULL, false                                        \
    }

/* An operator over a batch of equal lengths and its variant for a packed batch. */
#define RNN(name, composed, at_once)                                                               \
    TNI_TYPED(name##_input)                                                                        \
    {                                                                                              \
        tni_builder s = {0};                                                                       \
        rnn r = RNN_OF(in, composed);                                                              \
        tni_state hidden = {in->hx, NULL};                                                         \
        r.step = step_for(&r, in->input, hidden, at_once);                                         \
        return run_layers(&r, &s, in->input, hidden, in->batch_first, outs);                       \
    }                                                                                              \
    TNI_TYPED(name##_data)                                                                         \
    {                                                                                              \
        tni_builder s = {0};                                                                       \
        rnn r = RNN_OF(in, composed);                                                              \
        TN_TRY(check_batches(in->batch_sizes));                                                    \
        tni_state hidden = {in->hx, NULL};                                                         \
        r.is_packed = true;                                                                        \
        r.batches = in->batch_sizes;                                                               \
        r.step = step_for(&r, in->data, hidden, at_once);                                          \
        return run_layers(&r, &s, in->data, hidden, false, outs);                                  \
    }

RNN(rnn_tanh, tni_rnn_step_tanh, NULL)
RNN(rnn_relu, tni_rnn_step_relu, NULL)
RNN(gru, tni_rnn_step_gru, tni_rnn_step_gru_at_once)

/*
 * Read both states of LSTM. If hidden states have another size than cell states, there are
 * projections (Sak and others, 2014).
 */
static tn_status read_states(rnn *r, const tni_list *hx, tni_state *out)
{
    int64_t dim;
    if (hx->size != 2)
        return tni_fail(TN_ERR_RUNTIME, "lstm expects two hidden states");
    *out = (tni_state){tni_list_tensor(hx, 0), tni_list_tensor(hx, 1)};
    TN_TRY(tni_wrap_dim(2, out->h->rank, &dim));
    TN_TRY(tni_wrap_dim(2, out->c->rank, &dim));
    r->has_projections = out->h->sizes[2] != out->c->sizes[2];
    return TN_OK;
}

TNI_TYPED(lstm_input)
{
    tni_builder s = {0};
    rnn r = RNN_OF(in, tni_rnn_step_lstm);
    tni_state hidden;
    TN_TRY(read_states(&r, in->hx, &hidden));
    r.step = step_for(&r, in->input, hidden, tni_rnn_step_lstm_at_once);
    return run_layers(&r, &s, in->input, hidden, in->batch_first, outs);
}

TNI_TYPED(lstm_data)
{
    tni_builder s = {0};
    rnn r = RNN_OF(in, tni_rnn_step_lstm);
    tni_state hidden;
    TN_TRY(check_batches(in->batch_sizes));
    TN_TRY(read_states(&r, in->hx, &hidden));
    r.is_packed = true;
    r.batches = in->batch_sizes;
    r.step = step_for(&r, in->data, hidden, tni_rnn_step_lstm_at_once);
    return run_layers(&r, &s, in->data, hidden, false, outs);
}

/* ---- mkldnn_rnn_layer ---- */

/* Times by batch from which a transposed copy of a weight pays. */
#define MANY_ROWS 64

/*
 * Return the weight of a layer as [gates * hidden, inputs]. oneDNN packs it as [1, 1, inputs,
 * gates, hidden], of which that is a view.
 */
static tn_tensor *layer_weight(tni_builder *s, tn_tensor *weight)
{
    weight = tni_plain_weight(s, weight);
    if (!tni_builder_go_on(s) || weight->rank != 5)
        return weight;
    int64_t inputs = weight->sizes[2];
    int64_t gates = tni_mul_wrapping(weight->sizes[3], weight->sizes[4]);
    tn_tensor *flat = TNI_BUILD(s, reshape, weight, TNI_INT_LIST(inputs, gates));
    return TNI_BUILD(s, transpose_int, flat, 0, 1);
}

/*
 * Return the state's weight with its inputs outermost in memory. It is multiplied once per time,
 * and tiles of a matrix product can read it without packing if it lies so; the copy pays where
 * there are many times.
 */
static tn_tensor *state_weight(tni_builder *s, tn_tensor *weight, const tn_tensor *input)
{
    bool is_many = input->rank == 3 && input->sizes[0] > 1 && input->sizes[1] > 1 &&
                   tni_mul_saturating(input->sizes[0], input->sizes[1]) >= MANY_ROWS;
    if (!tni_builder_go_on(s) || !is_many || weight->rank != 2 || weight->strides[0] == 1)
        return weight;
    tn_tensor *transposed = TNI_BUILD(s, transpose_int, weight, 0, 1);
    transposed = TNI_BUILD(s, contiguous, transposed, TN_MEMORY_FORMAT_CONTIGUOUS);
    return TNI_BUILD(s, transpose_int, transposed, 0, 1);
}

/* Return half types as float and all others as they are. */
static tn_tensor *as_float(tni_builder *s, tn_tensor *tensor)
{
    bool is_half = tensor->dtype == TN_DTYPE_BF16 || tensor->dtype == TN_DTYPE_F16;
    return is_half ? TNI_BUILD(s, to_dtype, tensor, TN_DTYPE_F32, false, false, -1) : tensor;
}

/*
 * Return output and states in the dtype of the input, and the workspace that oneDNN keeps for
 * gradients, which is empty here. `outs` has handles of the three results on entry, which are
 * replaced.
 */
static tn_status return_layer(tni_builder *s, const tn_tensor *input, StableIValue *outs)
{
    tn_dtype dtype = (tn_dtype)input->dtype;
    tn_tensor *results[4] = {NULL};
    for (int i = 0; i < 3; i++) {
        tn_tensor *result = tni_boxed_tensor(outs[i]);
        results[i] = TNI_BUILD(s, to_dtype, result, dtype, false, false, -1);
    }
    results[3] = TNI_BUILD(s, empty_memory_format, TNI_INT_LIST(0), dtype, -1,
                           (tni_maybe_device){0}, (tni_maybe_bool){0}, -1);
    for (int i = 0; i < 3; i++)
        tni_handle_free((tni_handle *)(uintptr_t)outs[i]);
    return tni_builder_return_all(s, results, 4, outs);
}

/*
 * Fail unless the call is one layer of LSTM in one direction, not packed: compiled models that were
 * examined call nothing else.
 */
static tn_status check_layer(const tni_args_mkldnn_rnn_layer *in)
{
    if (in->mode == 2 && in->num_layers == 1 && !in->bidirectional && in->batch_sizes.count <= 0)
        return TN_OK;
    return tni_fail(TN_ERR_NOT_IMPLEMENTED,
                    "mkldnn_rnn_layer: one layer of LSTM in one direction is served, not mode %lld "
                    "with %lld layers",
                    (long long)in->mode, (long long)in->num_layers);
}

/*
 * One layer of LSTM without gradients. Half types are computed in float, as oneDNN computes their
 * gates.
 */
TNI_TYPED(mkldnn_rnn_layer)
{
    tni_builder s = {0};
    tni_builder ending = {0};
    tn_tensor *weights[] = {in->weight0, in->weight1, in->weight2, in->weight3};
    TN_TRY(check_layer(in));
    tni_list *params = tni_builder_list(&s, TN_LEN(weights));
    for (size_t i = 0; i < TN_LEN(weights) - (in->has_biases ? 0 : 2); i++) {
        tn_tensor *weight = i < 2 ? layer_weight(&s, weights[i]) : weights[i];
        weight = tni_builder_go_on(&s) ? as_float(&s, weight) : NULL;
        /* The weight of the state (index 1) is the one that is used at every time. */
        tni_builder_add(&s, params, i == 1 ? state_weight(&s, weight, in->input) : weight);
    }
    rnn r = {.step = tni_rnn_step_lstm_at_once,
             .params = params,
             .has_biases = in->has_biases,
             .layers = 1,
             .directions = 1,
             .is_back = in->reverse};
    tni_state state = {as_float(&s, in->hx_), as_float(&s, in->cx_)};
    tn_status status = run_layers(&r, &s, as_float(&s, in->input), state, in->batch_first, outs);
    tni_list_drop(params);
    TN_TRY(status);
    return return_layer(&ending, in->input, outs);
}
