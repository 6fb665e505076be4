/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs of one model on several threads while its constants are replaced and swapped. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <tenon/model.h>

#include "packages.h"

#define PACKAGE MODELS "/threads.pt2"
#define RUNS    200
#define SWAPS   100

/* What a thread runs and what it found. */
typedef struct runner {
    tn_model *model; /* shared by all */
    size_t failures; /* runs that failed, or whose y is of neither buffer */
} runner;

static tn_tensor *new_tensor(tn_dtype dtype, int64_t ndim, const int64_t *sizes)
{
    tn_tensor *tensor = NULL;
    return tn_tensor_empty(dtype, ndim, sizes, NULL, TN_CPU, &tensor) == TN_OK ? tensor : NULL;
}

/* y = 2 * scale + 0.5 in each element, with a scale of 1 to 3 or of 10. */
static void *run_often(void *argument)
{
    runner *self = argument;
    int64_t sizes[] = {2, 3};
    tn_tensor *inputs[] = {new_tensor(TN_DTYPE_F32, 2, sizes), new_tensor(TN_DTYPE_I64, 0, NULL)};
    *(int64_t *)tn_tensor_data(inputs[1]) = 0;
    for (int i = 0; i < 6; i++)
        ((float *)tn_tensor_data(inputs[0]))[i] = 1;
    for (int i = 0; i < RUNS; i++) {
        tn_tensor *outputs[4] = {NULL, NULL, NULL, NULL};
        if (tn_model_run(self->model, inputs, 2, outputs, 4) != TN_OK) {
            self->failures++;
            continue;
        }
        const float *y = tn_tensor_data(outputs[0]);
        self->failures += !((y[0] == 2.5F && y[5] == 6.5F) || (y[0] == 20.5F && y[5] == 20.5F));
        for (int k = 0; k < 4; k++)
            tn_tensor_release(outputs[k]);
    }
    tn_tensor_release(inputs[0]);
    tn_tensor_release(inputs[1]);
    return NULL;
}

static void runs_go_on_while_constants_are_swapped(void **state)
{
    (void)state;
    int64_t size = 3;
    pthread_t threads[3];
    runner runners[3];
    const char *name = "layer.scale";
    tn_model_options options = {sizeof options, NULL, 3, 0};
    tn_model *model = NULL;
    tn_tensor *scale = new_tensor(TN_DTYPE_F32, 1, &size);
    for (int i = 0; i < 3; i++)
        ((float *)tn_tensor_data(scale))[i] = 10;
    assert_true(write_model(PACKAGE, MODELS "/embedded.so", NULL, 0));
    if (tn_model_load(PACKAGE, &options, &model) != TN_OK)
        fail_msg("%s", tn_last_error());
    for (int i = 0; i < 3; i++) {
        runners[i] = (runner){model, 0};
        assert_int_equal(pthread_create(&threads[i], NULL, run_often, &runners[i]), 0);
    }
    assert_int_equal(tn_model_set_constants(model, &name, &scale, 1, TN_MODEL_INACTIVE), TN_OK);
    for (int i = 0; i < SWAPS; i++) {
        tn_tensor *read = NULL;
        assert_int_equal(tn_model_swap_constants(model), TN_OK);
        assert_int_equal(tn_model_constant_get(model, name, &read), TN_OK);
        tn_tensor_release(read);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(threads[i], NULL);
        assert_int_equal(runners[i].failures, 0);
    }
    tn_model_free(model);
    tn_tensor_release(scale);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(runs_go_on_while_constants_are_swapped)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
