/* SPDX-License-Identifier: BSD-3-Clause */
/* Operands of any layout for loops over whole vectors (whole_vectors.h). */
#include "kernels/core/whole_vectors.h"
#include "kernels/core/moves.h"

/* Bytes of an operand that are computed at a time: the blocks of all fit the level-1 cache. */
#define BLOCK_BYTES 1024

/* A loop and its operands, as `inner` is to see them. */
typedef struct whole_run {
    char *data[TNI_WHOLE_OPERANDS];    /* a repeated element's is a vector of it */
    int64_t steps[TNI_WHOLE_OPERANDS]; /* of the operand itself, 0 for a repeated element */
    int64_t bytes[TNI_WHOLE_OPERANDS]; /* of an element */
    int operands;                      /* how many */
    int64_t lanes;                     /* elements of a vector */
    tni_loop_inner inner;              /* the loop */
    const void *context;               /* passed to it */
} whole_run;

/* Write a vector that repeats one element of 1, 2, 4, 8 or 16 bytes. */
static inline void repeat(char *to, const char *from, int64_t bytes)
{
    uint64_t pair[2];
    uint32_t word;
    uint16_t half;
    switch (bytes) {
    case 1:
        pair[0] = pair[1] = (uint8_t)*from * UINT64_C(0x0101010101010101);
        break;
    case 2:
        memcpy(&half, from, sizeof half);
        pair[0] = pair[1] = half * UINT64_C(0x0001000100010001);
        break;
    case 4:
        memcpy(&word, from, sizeof word);
        pair[0] = pair[1] = word * UINT64_C(0x0000000100000001);
        break;
    case 8:
        memcpy(&pair[0], from, sizeof *pair);
        pair[1] = pair[0];
        break;
    default:
        memcpy(pair, from, sizeof pair);
    }
    for (int i = 0; i < TNI_WHOLE_BYTES; i += (int)sizeof pair)
        memcpy(to + i, pair, sizeof pair);
}

/* Copy elements at steps of bytes. */
static inline void copy_elements(char *to, int64_t to_step, const char *from, int64_t from_step,
                                 int64_t bytes, int64_t count)
{
    if (to_step == bytes && from_step == bytes)
        memcpy(to, from, (size_t)(count * bytes));
    else
        tni_move_of((size_t)bytes)(to, to_step, from, from_step, count);
}

/* Compute elements [done, count) in blocks. */
static TNI_NOINLINE void run_blocks(const whole_run *run, int64_t done, int64_t count)
{
    /* Behind a block there is room for a vector that fills up its last one. */
    _Alignas(64) char blocks[TNI_WHOLE_OPERANDS][BLOCK_BYTES + TNI_WHOLE_BYTES];
    char *at[TNI_WHOLE_OPERANDS];
    int64_t steps[TNI_WHOLE_OPERANDS];
    const int64_t most =
        BLOCK_BYTES / (run->bytes[0] > run->bytes[1] ? run->bytes[0] : run->bytes[1]);
    for (int64_t part; done < count; done += part) {
        part = tni_min(count - done, most);
        for (int i = 0; i < run->operands; i++) {
            const bool is_repeated = i > 0 && run->steps[i] == 0;
            const int64_t bytes = run->bytes[i];
            const char *from = run->data[i] + done * run->steps[i];
            at[i] = is_repeated ? run->data[i] : blocks[i];
            steps[i] = is_repeated ? 0 : bytes;
            if (i == 0 || is_repeated)
                continue;
            repeat(blocks[i] + part * bytes, from, bytes);
            copy_elements(blocks[i], bytes, from, run->steps[i], bytes, part);
        }
        run->inner(at, steps, (part + run->lanes - 1) & -run->lanes, run->context);
        copy_elements(run->data[0] + done * run->steps[0], run->steps[0], blocks[0], run->bytes[0],
                      run->bytes[0], part);
    }
}

/*
 * Compute what is left of dense operands by a vector that ends where they end. It computes elements
 * again, which must not be where a result was written: operands are the result, element for
 * element, or apart from it.
 */
static bool run_last(const whole_run *run, int64_t count)
{
    char *at[TNI_WHOLE_OPERANDS];
    const int64_t first = count - run->lanes;
    for (int i = 0; i < run->operands; i++) {
        if (i > 0 && run->data[i] == run->data[0])
            return false;
        at[i] = run->data[i] + first * run->steps[i];
    }
    run->inner(at, run->steps, run->lanes, run->context);
    return true;
}

void tni_run_whole(char *const *data, const int64_t *strides, int64_t count, const void *context,
                   tni_loop_inner inner, tni_whole takes)
{
    _Alignas(64) char repeated[TNI_WHOLE_OPERANDS][TNI_WHOLE_BYTES];
    whole_run run;
    bool is_dense = true;
    run.operands = takes.operands;
    run.lanes = takes.lanes;
    run.inner = inner;
    run.context = context;
    TNI_ASSERT(run.operands <= TNI_WHOLE_OPERANDS && (run.lanes & (run.lanes - 1)) == 0);
    for (int i = 0; i < run.operands; i++) {
        run.bytes[i] = i == 0 ? takes.out_bytes : takes.in_bytes;
        run.data[i] = data[i];
        run.steps[i] = strides[i];
        if (i > 0 && strides[i] == 0) {
            repeat(repeated[i], data[i], takes.has_halves ? (int64_t)sizeof(float) : run.bytes[i]);
            run.data[i] = repeated[i];
        } else {
            is_dense &= strides[i] == run.bytes[i];
        }
    }
    const int64_t done = is_dense ? count & -run.lanes : 0;
    if (done > 0)
        inner(run.data, run.steps, done, context);
    if (done < count && (done == 0 || !run_last(&run, count)))
        run_blocks(&run, done, count);
}
