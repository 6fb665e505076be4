/* SPDX-License-Identifier: BSD-3-Clause */
/*
 * bench_training: one step of training, from C by the typed functions of tenon/ops.h.
 *
 *     mlp_step   three layers of width 64 with relu between them, a batch of 32: forward, squared
 *                error, backward, and SGD in place. autograd.py has the same step in Python.
 */
#include "bench.h"

#include <tenon/ops.h>
#include <tenon/tenon.h>

enum { BATCH = 32, WIDTH = 64, LAYERS = 3 };

static tn_tensor *inputs, *targets;    /* [BATCH, WIDTH] */
static tn_tensor *weights[2 * LAYERS]; /* a matrix and a bias per layer, which require gradients */

/* The loss of one batch; what lies between is kept by its history. */
static tn_status forward(tn_tensor **loss)
{
    tn_tensor *at = tn_tensor_retain(inputs);
    tn_status status = TN_OK;
    for (int i = 0; i < LAYERS && status == TN_OK; i++) {
        tn_tensor *made = NULL;
        status = tn_linear(at, weights[2 * i], weights[2 * i + 1], &made);
        tn_tensor_release(at);
        at = made;
        if (status != TN_OK || i == LAYERS - 1)
            continue;
        status = tn_relu(at, &made);
        tn_tensor_release(at);
        at = status == TN_OK ? made : NULL;
    }
    if (status == TN_OK)
        status = tn_mse_loss(at, targets, 1, loss);
    tn_tensor_release(at);
    return status;
}

static tn_status update(void)
{
    tn_status status = TN_OK;
    bool was_on = tn_grad_mode_set(false);
    for (int i = 0; i < 2 * LAYERS && status == TN_OK; i++) {
        status = tn_sub__Tensor(weights[i], tn_tensor_grad(weights[i]), tn_value_double(1e-3));
        if (status == TN_OK)
            status = tn_tensor_set_grad(weights[i], NULL);
    }
    tn_grad_mode_set(was_on);
    return status;
}

static bool loop_step(uint64_t steps)
{
    for (uint64_t i = 0; i < steps; i++) {
        tn_tensor *loss;
        if (forward(&loss) != TN_OK)
            return false;
        const tn_backward_call asked = {.size = sizeof asked, .roots = &loss, .nroots = 1};
        bool is_done = tn_backward(&asked) == TN_OK && update() == TN_OK;
        tn_tensor_release(loss);
        if (!is_done)
            return false;
    }
    return true;
}

/* Normal numbers over `divisor`. */
static bool make(size_t rank, const int64_t *sizes, double divisor, tn_tensor **out)
{
    return tn_randn(sizes, rank, NULL, NULL, NULL, NULL, out) == TN_OK &&
           tn_div__Scalar(*out, tn_value_double(divisor)) == TN_OK;
}

static bool begin(void)
{
    static const int64_t batch[] = {BATCH, WIDTH};
    static const int64_t matrix[] = {WIDTH, WIDTH};
    bool is_good = make(2, batch, 1, &inputs) && make(2, batch, 1, &targets);
    for (int i = 0; i < LAYERS && is_good; i++)
        is_good = make(2, matrix, 8, &weights[2 * i]) && make(1, matrix, 8, &weights[2 * i + 1]) &&
                  tn_tensor_set_requires_grad(weights[2 * i], true) == TN_OK &&
                  tn_tensor_set_requires_grad(weights[2 * i + 1], true) == TN_OK;
    return is_good;
}

int main(int argc, char **argv)
{
    static const bench_row rows[] = {
        {"mlp_step", loop_step, 300},
    };
    if (!begin()) {
        fprintf(stderr, "bench_training: %s\n", tn_last_error());
        return 1;
    }
    return bench_main(argc, argv, rows, sizeof rows / sizeof rows[0]);
}
