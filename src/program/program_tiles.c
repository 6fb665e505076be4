/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Runs chains tile by tile: all steps on a few thousand bytes of each operand, then on the next
 * ones. What only steps read stays in tile buffers on the stack, which the cache holds.
 *
 * Every step has the chain's shape. An input has it as well, or is one element, a row (of the last
 * dimension) or a column (one element for each row). If rows are short, a tile is several whole
 * rows, and rows and columns are copied to tiles of their own: a row once for each range of a
 * thread, a column for each tile. A tile of longer rows lies in one row.
 */
#include "kernels/pointwise/pointwise.h"
#include "program/programs.h"

#include "library/registry.h"
#include "tensor/keyset_bits.h"

/* Bytes of a tile. */
#define TILE_BYTES 4096

/* How an input lies under the chain's shape. */
typedef enum input_form { WHOLE, ONE, ROW, COLUMN } input_form;

/* A chain that runs. */
typedef struct chain_run {
    const tni_chain *chain;
    const tn_tensor *like; /* an input that has the chain's shape */
    const tn_tensor *inputs[TNI_CHAIN_INPUTS];
    input_form forms[TNI_CHAIN_INPUTS];  /* how each lies */
    tn_tensor *results[TNI_CHAIN_STEPS]; /* NULL for what stays in a tile */
    int64_t row;                         /* elements of a row */
    int64_t tile;                        /* elements of a tile */
    int64_t ntiles;                      /* in all */
    bool has_rows;                       /* an input is a row or a column */
    bool is_cut;                         /* a tile lies in one row */
} chain_run;

/* What a thread works with. */
typedef struct chain_tiles {
    _Alignas(64) char steps[TNI_CHAIN_TILES][TILE_BYTES];
    _Alignas(64) char inputs[TNI_CHAIN_INPUTS][TILE_BYTES]; /* rows and columns, repeated */
} chain_tiles;

/* ---- whether a chain can run ---- */

/* Whether nothing but the CPU's kernels sees calls with a tensor, and its strides are the usual. */
static bool is_plain(const tn_tensor *tensor)
{
    int64_t stride = 1;
    if (tensor->keys != TNI_COMMON_KEYS || !tni_iter_is_plain(tensor) ||
        (tensor->flags & TNI_TENSOR_AUTOGRAD) != 0 || tensor->numel == 0)
        return false;
    for (int i = tensor->rank - 1; i >= 0; i--) {
        if (tensor->strides[i] != stride)
            return false;
        stride *= tensor->sizes[i];
    }
    return true;
}

/* Find out how an input lies; false: in no form that is served. */
static bool find_form(chain_run *run, uint32_t i)
{
    const tn_tensor *input = run->inputs[i], *like = run->like;
    bool has_rank = input->rank == like->rank;
    int last = input->rank - 1;
    if (has_rank && memcmp(input->sizes, like->sizes, input->rank * sizeof *input->sizes) == 0)
        run->forms[i] = WHOLE;
    else if (input->rank > like->rank)
        return false;
    else if (input->numel == 1)
        run->forms[i] = ONE;
    else if (input->numel == run->row && input->sizes[last] == run->row)
        run->forms[i] = ROW;
    else if (has_rank && input->sizes[last] == 1 &&
             memcmp(input->sizes, like->sizes, (size_t)last * sizeof *input->sizes) == 0)
        run->forms[i] = COLUMN;
    else
        return false;
    run->has_rows |= run->forms[i] >= ROW;
    return true;
}

/* Whether every step has the chain's shape: it reads something that has. */
static bool is_even(const chain_run *run)
{
    for (uint32_t s = 0; s < run->chain->nsteps; s++) {
        const tni_chain_step *step = &run->chain->steps[s];
        bool is_whole = false;
        for (uint32_t i = 0; i < step->noperands; i++) {
            const tni_chain_operand *operand = &step->operands[i];
            is_whole |= operand->place == TNI_CHAIN_STEP ||
                        (operand->place == TNI_CHAIN_INPUT && run->forms[operand->index] == WHOLE);
        }
        if (!is_whole)
            return false;
    }
    return true;
}

/* Set up a run; false if the inputs are not what the chain is for. */
static bool begin(chain_run *run, const tni_chain *chain, const tn_value *registers)
{
    run->chain = chain;
    for (uint32_t i = 0; i < chain->ninputs; i++) {
        const tn_value *value = &registers[chain->inputs[i].from];
        const tn_tensor *input = value->kind == TN_KIND_TENSOR ? value->as.tensor : NULL;
        if (input == NULL || input->dtype != chain->inputs[i].dtype ||
            input->rank != chain->inputs[i].rank || !is_plain(input))
            return false;
        run->inputs[i] = input;
        if (run->like == NULL || input->numel > run->like->numel ||
            (input->numel == run->like->numel && input->rank > run->like->rank))
            run->like = input;
    }
    if (run->like == NULL || !tni_local_keys_are_first() ||
        atomic_load_explicit(&tni_aten_has_foreign_kernels, memory_order_relaxed))
        return false;
    run->row = run->like->rank > 0 ? run->like->sizes[run->like->rank - 1] : 1;
    for (uint32_t i = 0; i < chain->ninputs; i++)
        if (!find_form(run, i))
            return false;
    return is_even(run);
}

/* Choose the size of a tile. */
static void measure(chain_run *run)
{
    int64_t most = TILE_BYTES / run->chain->most_bytes;
    int64_t rows = run->like->numel / run->row;
    run->is_cut = run->has_rows && run->row > most / 4;
    if (run->is_cut) {
        run->tile = tni_min(run->row, most);
        run->ntiles = rows * tni_ceil_div(run->row, run->tile);
    } else {
        run->tile = run->has_rows ? most / run->row * run->row : most;
        run->ntiles = tni_ceil_div(run->like->numel, run->tile);
    }
}

/* ---- a tile ---- */

/* Write an element `count` times: what is there is copied behind itself. */
static void repeat(char *to, const char *element, size_t bytes, int64_t count)
{
    size_t all = bytes * (size_t)count;
    memcpy(to, element, bytes);
    for (size_t done = bytes; done < all; done *= 2)
        memcpy(to + done, to, done < all - done ? done : all - done);
}

/* Fill the tiles of the inputs that are repeated: rows at the first tile, columns at each. */
static void fill_inputs(const chain_run *run, chain_tiles *tiles, int64_t first, int64_t count,
                        bool is_first)
{
    for (uint32_t i = 0; i < run->chain->ninputs; i++) {
        size_t bytes = (size_t)tni_dtypes[run->inputs[i]->dtype].bytes;
        size_t length = bytes * (size_t)run->row;
        const char *data = run->inputs[i]->data;
        bool is_row = run->forms[i] == ROW && is_first;
        if (!(is_row || run->forms[i] == COLUMN))
            continue;
        for (int64_t k = 0; k * run->row < (is_row ? run->tile : count); k++)
            if (is_row)
                memcpy(tiles->inputs[i] + (size_t)k * length, data, length);
            else
                repeat(tiles->inputs[i] + (size_t)k * length,
                       data + (size_t)(first / run->row + k) * bytes, bytes, run->row);
    }
}

/* Point at an input's elements for a tile that begins at element `first`; *stride in bytes. */
static char *find_input(const chain_run *run, chain_tiles *tiles, uint32_t i, int64_t first,
                        int64_t *stride)
{
    int64_t bytes = tni_dtypes[run->inputs[i]->dtype].bytes;
    char *data = run->inputs[i]->data;
    *stride = bytes;
    switch (run->forms[i]) {
    case WHOLE:
        return data + first * bytes;
    case ONE:
        *stride = 0;
        return data;
    case ROW:
        return run->is_cut ? data + first % run->row * bytes : tiles->inputs[i];
    case COLUMN:
        *stride = run->is_cut ? 0 : bytes;
        return run->is_cut ? data + first / run->row * bytes : tiles->inputs[i];
    }
    return data;
}

static void run_steps(const chain_run *run, chain_tiles *tiles, int64_t first, int64_t count)
{
    const tni_chain *chain = run->chain;
    char *given[TNI_CHAIN_STEPS];
    for (uint32_t s = 0; s < chain->nsteps; s++) {
        const tni_chain_step *step = &chain->steps[s];
        char *data[1 + TNI_ITER_INPUTS];
        int64_t strides[1 + TNI_ITER_INPUTS];
        strides[0] = tni_dtypes[step->dtype].bytes;
        given[s] = run->results[s] != NULL ? (char *)run->results[s]->data + first * strides[0]
                                           : tiles->steps[step->tile];
        data[0] = given[s];
        for (uint32_t i = 0; i < step->noperands; i++) {
            tni_chain_operand *operand = &step->operands[i];
            strides[1 + i] = 0;
            switch (operand->place) {
            case TNI_CHAIN_INPUT:
                data[1 + i] = find_input(run, tiles, operand->index, first, &strides[1 + i]);
                break;
            case TNI_CHAIN_STEP:
                data[1 + i] = given[operand->index];
                strides[1 + i] = tni_dtypes[chain->steps[operand->index].dtype].bytes;
                break;
            case TNI_CHAIN_NUMBER:
                data[1 + i] = operand->element;
                break;
            }
        }
        step->inner(data, strides, count, step->numbers);
    }
}

/* The tiles [begin, end), by one thread. */
static void run_tiles(int64_t begin, int64_t end, void *context)
{
    const chain_run *run = context;
    chain_tiles tiles;
    int64_t pieces = tni_ceil_div(run->row, run->tile);
    for (int64_t i = begin; i < end; i++) {
        int64_t first = i * run->tile, limit = run->like->numel;
        if (run->is_cut) {
            first = i / pieces * run->row + i % pieces * run->tile;
            limit = (i / pieces + 1) * run->row;
        }
        int64_t count = tni_min(run->tile, limit - first);
        if (run->has_rows && !run->is_cut)
            fill_inputs(run, &tiles, first, count, i == begin);
        run_steps(run, &tiles, first, count);
    }
}

/* Make the result of a step, or take an input that dies for it. */
static tn_status make_result(chain_run *run, uint32_t s, tn_value *registers)
{
    const tni_chain_step *step = &run->chain->steps[s];
    if (step->over != TNI_NEVER && run->forms[step->over] == WHOLE &&
        tni_is_sole(run->inputs[step->over])) {
        tn_value *taken = &registers[run->chain->inputs[step->over].from];
        run->results[s] = taken->as.tensor;
        run->results[s]->storage->version++;
        *taken = tn_value_none();
        return TN_OK;
    }
    return tni_tensor_empty_like(run->like, step->dtype, &run->results[s]);
}

tn_status tni_chain_run(const tni_chain *chain, tn_value *registers, bool *is_done)
{
    chain_run run = {0};
    tn_status status = TN_OK;
    if (!begin(&run, chain, registers))
        return TN_OK;
    measure(&run);
    for (uint32_t s = 0; s < chain->nsteps && status == TN_OK; s++)
        if (chain->steps[s].result != TNI_NO_REGISTER)
            status = make_result(&run, s, registers);
    if (status == TN_OK)
        tni_parallel_for(0, run.ntiles, TNI_LOOP_GRAIN / run.tile + 1, run_tiles, &run);
    for (uint32_t s = 0; s < chain->nsteps; s++) {
        if (run.results[s] == NULL)
            continue;
        if (status == TN_OK)
            registers[chain->steps[s].result] = tn_value_tensor(run.results[s]);
        else
            tn_tensor_release(run.results[s]);
    }
    *is_done = status == TN_OK;
    return status;
}
