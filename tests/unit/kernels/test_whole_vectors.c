/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * Loops over whole vectors: the loop sees dense or repeated operands and whole vectors only, and
 * every element of the result is that of its own inputs, for any layout and any count.
 */
#include "kernels/core/whole_vectors.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>

enum { MOST = 600, ROOM = MOST * 3 * 16, INPUTS = 2 };

/* What a loop is tested with; the loop itself finds it by its context. */
typedef struct shape {
    uint8_t out_bytes; /* of an element of the result */
    uint8_t in_bytes;  /* of the inputs */
    uint8_t lanes;     /* elements of a vector */
} shape;

/* The exclusive or of both inputs, cut to the result's bytes. */
static void run_xor(char *const *data, const int64_t *strides, int64_t count, const void *context)
{
    const shape *s = context;
    char vector[TNI_WHOLE_BYTES];
    assert_true(count > 0 && count % s->lanes == 0);
    assert_true(strides[0] == s->out_bytes);
    for (int i = 1; i <= INPUTS; i++)
        assert_true(strides[i] == s->in_bytes || strides[i] == 0);
    for (int64_t done = 0; done < count; done += s->lanes) {
        /* A whole vector is read at step 0, too. */
        for (int64_t byte = 0; byte < s->lanes * s->in_bytes; byte++)
            vector[byte] =
                (char)(data[1][done * strides[1] + byte] ^ data[2][done * strides[2] + byte]);
        for (int64_t lane = 0; lane < s->lanes; lane++)
            memcpy(data[0] + (done + lane) * s->out_bytes, vector + lane * s->in_bytes,
                   (size_t)s->out_bytes);
    }
}

/* Steps of an operand in elements; SAME is the result itself. */
enum { SAME = 99 };

static char memory[1 + INPUTS][ROOM];
static char expected[ROOM];

static void fill_memory(void)
{
    for (int operand = 0; operand <= INPUTS; operand++)
        for (int i = 0; i < ROOM; i++)
            memory[operand][i] = (char)(i * 7 + i / 251 + operand * 93);
}

/* Run one case and compare all of the result's memory, gaps included. */
static void check_case(const shape *s, const int *steps, int64_t count)
{
    char *data[1 + INPUTS];
    int64_t strides[1 + INPUTS];
    fill_memory();
    for (int i = 0; i <= INPUTS; i++) {
        const int64_t bytes = i == 0 ? s->out_bytes : s->in_bytes;
        const int step = steps[i] == SAME ? steps[0] : steps[i];
        data[i] = memory[steps[i] == SAME ? 0 : i] + (step < 0 ? (MOST - 1) * bytes : 0);
        strides[i] = step * bytes;
    }
    memcpy(expected, memory[0], sizeof expected);
    for (int64_t i = 0; i < count; i++)
        for (int64_t byte = 0; byte < s->out_bytes; byte++)
            expected[data[0] - memory[0] + i * strides[0] + byte] =
                (char)(data[1][i * strides[1] + byte] ^ data[2][i * strides[2] + byte]);
    tni_run_whole(data, strides, count, s, run_xor,
                  (tni_whole){1 + INPUTS, s->out_bytes, s->in_bytes, s->lanes, false});
    assert_memory_equal(memory[0], expected, sizeof expected);
}

static void every_layout_and_count(void **state)
{
    (void)state;
    static const shape shapes[] = {{1, 1, 64}, {1, 2, 32}, {4, 4, 16},  {4, 4, 4},
                                   {8, 8, 8},  {8, 8, 2},  {16, 16, 4}, {4, 8, 8}};
    static const int steps[][1 + INPUTS] = {{1, 1, 1},    {1, 1, 0},      {1, 0, 1},    {1, 0, 0},
                                            {1, SAME, 1}, {1, 1, SAME},   {1, SAME, 0}, {2, 1, 1},
                                            {1, 2, 1},    {1, -1, 3},     {2, SAME, 0}, {-1, 1, 2},
                                            {1, 3, 0},    {3, SAME, SAME}};
    static const int64_t counts[] = {1,   2,   3,   4,   5,   7,   8,   9,   15,  16,
                                     17,  31,  33,  63,  64,  65,  66,  127, 128, 129,
                                     255, 256, 257, 272, 511, 512, 513, 600};
    for (size_t shape_at = 0; shape_at < TN_LEN(shapes); shape_at++)
        for (size_t layout = 0; layout < TN_LEN(steps); layout++)
            for (size_t count = 0; count < TN_LEN(counts); count++)
                /* In place, elements of the result are as large as the input's. */
                if (shapes[shape_at].out_bytes == shapes[shape_at].in_bytes ||
                    (steps[layout][1] != SAME && steps[layout][2] != SAME))
                    check_case(&shapes[shape_at], steps[layout], counts[count]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_layout_and_count)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
