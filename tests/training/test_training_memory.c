/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * A training loop keeps nothing of its steps: a thousand of them, with a penalty on the gradient
 * that wants second derivatives, end with the bytes of the tenth.
 */
#include "autograd_fixture.h"

#include "tensor/block_cache.h"

#include <malloc.h>
#include <tenon/ops.h>
#include <unistd.h>

enum { ROWS = 16, INPUTS = 12, HIDDEN = 8, KINDS = 4, STEPS = 1000, FIRST = 10 };

/* Results of one step, each with a place of its own. */
enum { ROW, NORMED, ACTIVE, DROPPED, SCORES, LOSS, SLOPE, SQUARES, PENALTY, TOTAL, RESULTS };

/* Everything that the steps share. */
typedef struct loop {
    tn_tensor *inputs;        /* float32 [ROWS, INPUTS] */
    tn_tensor *labels;        /* int64 [ROWS] */
    tn_tensor *weights[4];    /* of a layer, a normalisation (two) and a classifier */
    tn_tensor *velocities[4]; /* of the weights */
    tn_tensor *running[2];    /* mean and variance of the normalisation */
} loop;

/* What the process holds. */
typedef struct bytes {
    size_t from_malloc; /* handed out by the C library, the pools' and the cache's among them */
    size_t cached;      /* free blocks of elements that wait for another tensor */
    size_t resident;    /* in memory */
} bytes;

static bytes bytes_now(void)
{
    struct mallinfo2 info = mallinfo2();
    bytes now = {info.uordblks + info.hblkhd, tni_block_cached(), 0};
    FILE *file = fopen("/proc/self/statm", "r");
    size_t pages = 0;
    assert_non_null(file);
    assert_int_equal(fscanf(file, "%*u %zu", &pages), 1);
    fclose(file);
    now.resident = pages * (size_t)sysconf(_SC_PAGESIZE);
    return now;
}

static void good(tn_status status)
{
    if (status != TN_OK)
        fail_msg("%s", tn_last_error());
}

static tn_tensor *filled(size_t rank, const int64_t *sizes, double value)
{
    tn_tensor *made;
    good(tn_full(sizes, rank, tn_value_double(value), NULL, NULL, NULL, NULL, &made));
    return made;
}

static tn_tensor *noise(size_t rank, const int64_t *sizes)
{
    tn_tensor *made;
    good(tn_randn(sizes, rank, NULL, NULL, NULL, NULL, &made));
    return made;
}

static loop begin(void)
{
    tn_manual_seed(3);
    loop self = {.inputs = noise(SIZES(ROWS, INPUTS)),
                 .weights = {noise(SIZES(HIDDEN, INPUTS)), filled(SIZES(HIDDEN), 1),
                             filled(SIZES(HIDDEN), 0), noise(SIZES(KINDS, HIDDEN))},
                 .running = {filled(SIZES(HIDDEN), 0), filled(SIZES(HIDDEN), 1)}};
    const tn_dtype whole = TN_DTYPE_I64;
    good(tn_randint(KINDS, (const int64_t[]){ROWS}, 1, &whole, NULL, NULL, NULL, &self.labels));
    for (int i = 0; i < 4; i++) {
        good(tn_tensor_set_requires_grad(self.weights[i], true));
        good(tn_zeros_like(self.weights[i], NULL, NULL, NULL, NULL, NULL, &self.velocities[i]));
    }
    return self;
}

static void end(loop *self)
{
    for (int i = 0; i < 4; i++) {
        tn_tensor_release(self->weights[i]);
        tn_tensor_release(self->velocities[i]);
    }
    tn_tensor_release(self->running[0]);
    tn_tensor_release(self->running[1]);
    tn_tensor_release(self->inputs);
    tn_tensor_release(self->labels);
}

static void record(const loop *self, tn_tensor **made)
{
    tn_tensor *const *w = self->weights;
    good(tn_linear(self->inputs, w[0], NULL, &made[ROW]));
    good(tn_batch_norm(made[ROW], w[1], w[2], self->running[0], self->running[1], true, 0.1, 1e-5,
                       false, &made[NORMED]));
    good(tn_relu(made[NORMED], &made[ACTIVE]));
    good(tn_dropout(made[ACTIVE], 0.25, true, &made[DROPPED]));
    good(tn_linear(made[DROPPED], w[3], NULL, &made[SCORES]));
    good(tn_cross_entropy_loss(made[SCORES], self->labels, NULL, 1, -100, 0, &made[LOSS]));
    made[SLOPE] = gradient(made[LOSS], w[3], TN_BACKWARD_CREATE);
    good(tn_square(made[SLOPE], &made[SQUARES]));
    good(tn_sum(made[SQUARES], NULL, &made[PENALTY]));
    good(tn_add_Tensor(made[LOSS], made[PENALTY], tn_value_double(0.1), &made[TOTAL]));
}

/* One step with momentum; the loss before it. */
static float learn(loop *self)
{
    tn_tensor *made[RESULTS];
    record(self, made);
    backward(made[TOTAL]);
    float loss = *(const float *)made[LOSS]->data;
    bool was_on = tn_grad_mode_set(false);
    for (int i = 0; i < 4; i++) {
        good(tn_mul__Scalar(self->velocities[i], tn_value_double(0.9)));
        good(
            tn_add__Tensor(self->velocities[i], tn_tensor_grad(self->weights[i]), tn_value_int(1)));
        good(tn_sub__Tensor(self->weights[i], self->velocities[i], tn_value_double(0.01)));
        good(tn_tensor_set_grad(self->weights[i], NULL));
    }
    tn_grad_mode_set(was_on);
    for (int i = 0; i < RESULTS; i++)
        tn_tensor_release(made[i]);
    return loss;
}

static void a_thousand_steps_end_with_the_bytes_of_the_tenth(void **state)
{
    (void)state;
    loop self = begin();
    float first = learn(&self);
    float last = first;
    /* Reading takes memory of its own once. */
    bytes tenth = bytes_now();
    for (int step = 2; step <= STEPS; step++) {
        last = learn(&self);
        if (step == FIRST)
            tenth = bytes_now();
    }
    bytes now = bytes_now();
    assert_true(last < first / 2);
    assert_int_equal(now.from_malloc, tenth.from_malloc);
    assert_int_equal(now.cached, tenth.cached);
    /* A sanitizer's shadow grows with what was ever touched. */
    if (tenth.from_malloc != 0)
        assert_true(now.resident <= tenth.resident + 65536);
    end(&self);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thousand_steps_end_with_the_bytes_of_the_tenth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
