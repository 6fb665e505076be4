/* SPDX-License-Identifier: BSD-3-Clause */
/* The negative log-likelihood: positions are read in blocks, of scores in any floating dtype. */
#include "op_fixture.h"

/* Classes, and one that is ignored. */
#define CLASSES 5
#define IGNORED 2

/* A small number that each dtype has: a multiple of 1/4. */
static double score_of(int64_t at)
{
    return (double)(at * 7919 % 61 - 30) / 4;
}

static int64_t class_of(int64_t at)
{
    return at * 31 % CLASSES;
}

/* A tensor of `function` of each number. */
static tn_tensor *numbers_new(tn_dtype dtype, size_t rank, const int64_t *sizes,
                              double (*function)(int64_t at))
{
    tn_tensor *wide;
    tn_tensor *made;
    assert_int_equal(tn_tensor_empty(TN_DTYPE_F64, (int64_t)rank, sizes, NULL, TN_CPU, &wide),
                     TN_OK);
    for (int64_t i = 0; i < wide->numel; i++)
        ((double *)wide->data)[i] = function(i);
    assert_int_equal(tni_to_dtype(wide, dtype, &made), TN_OK);
    tn_tensor_release(wide);
    return made;
}

static double class_number(int64_t at)
{
    return (double)class_of(at);
}

static double weight_number(int64_t at)
{
    return (double)(at + 1) / 2;
}

/* Losses and gradients of `rows` rows with `positions` each; 0: rows of nll_loss. */
static void check_losses(tn_dtype dtype, int64_t rows, int64_t positions, bool is_weighted)
{
    const bool is_plane = positions > 0;
    const int64_t each = is_plane ? positions : 1;
    const size_t rank = is_plane ? 4 : 2;
    const int64_t sizes[] = {rows, CLASSES, 1, positions};
    const int64_t places[] = {rows, 1, positions};
    double losses[1024];
    double grads[1024 * CLASSES] = {0};
    double total = 0;
    tn_tensor *scores = numbers_new(dtype, rank, sizes, score_of);
    tn_tensor *target = numbers_new(TN_DTYPE_I64, rank - 1, places, class_number);
    tn_tensor *weight = numbers_new(dtype, 1, (const int64_t[]){CLASSES}, weight_number);
    assert_true(rows * each <= 1024);
    for (int64_t i = 0; i < rows * each; i++) {
        const int64_t class = class_of(i);
        const int64_t at = (i / each * CLASSES + class) * each + i % each;
        const double factor = class == IGNORED ? 0 : is_weighted ? weight_number(class) : 1;
        losses[i] = class == IGNORED ? 0 : -factor * score_of(at);
        grads[at] = class == IGNORED ? 0 : -factor * losses[i];
        total += losses[i];
    }
#define LOSS(how) ARGS(T(scores), T(target), is_weighted ? T(weight) : NONE, I(how), I(IGNORED))
    tn_value r[2];
    call_all(is_plane ? "aten::nll_loss2d_forward" : "aten::nll_loss_forward", LOSS(0), r, 2);
    assert_tensor(r[0].as.tensor, dtype, rank - 1, places, losses);
    /* The losses are a gradient, too: small multiples of 1/4, exact in half types. */
    tn_tensor *grad = r[0].as.tensor;
    check(call(is_plane ? "aten::nll_loss2d_backward" : "aten::nll_loss_backward",
               ARGS(T(grad), T(scores), T(target), is_weighted ? T(weight) : NONE, I(0), I(IGNORED),
                    T(r[1].as.tensor))),
          dtype, rank, sizes, grads);
    tn_tensor_release(grad);
    tn_tensor_release(r[1].as.tensor);
    if (dtype == TN_DTYPE_F64 || dtype == TN_DTYPE_F32) {
        call_all(is_plane ? "aten::nll_loss2d_forward" : "aten::nll_loss_forward", LOSS(2), r, 2);
        check(r[0].as.tensor, dtype, SCALAR, &total);
        tn_tensor_release(r[1].as.tensor);
    }
    tn_tensor_release(scores);
    tn_tensor_release(target);
    tn_tensor_release(weight);
}

static void every_block_of_positions_has_its_losses(void **state)
{
    (void)state;
    const tn_dtype dtypes[] = {TN_DTYPE_F32, TN_DTYPE_F64, TN_DTYPE_F16};
    const int64_t counts[] = {1, 3, 255, 256, 257, 515};
    for (size_t d = 0; d < TN_LEN(dtypes); d++)
        for (size_t i = 0; i < TN_LEN(counts); i++)
            for (int weighted = 0; weighted < 2; weighted++) {
                check_losses(dtypes[d], counts[i], 0, weighted == 1);
                check_losses(dtypes[d], 1, counts[i], weighted == 1);
                check_losses(dtypes[d], 7, 1 + counts[i] / 5, weighted == 1);
            }
}

/* All classes are ignored, and there are none: no score is read. */
static void ignored_positions_need_no_scores(void **state)
{
    (void)state;
    tn_tensor *scores = make(TN_DTYPE_F32, SIZES(3, 0), NULL);
    tn_tensor *target = make(TN_DTYPE_I64, SIZES(3), VALUES(7, 7, 7));
    tn_value r[2];
    call_all("aten::nll_loss_forward", ARGS(T(scores), T(target), NONE, I(2), I(7)), r, 2);
    check(r[0].as.tensor, TN_DTYPE_F32, SCALAR, VALUES(0));
    check(r[1].as.tensor, TN_DTYPE_F32, SCALAR, VALUES(0));
    tn_tensor_release(scores);
    tn_tensor_release(target);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_block_of_positions_has_its_losses),
        cmocka_unit_test(ignored_positions_need_no_scores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
