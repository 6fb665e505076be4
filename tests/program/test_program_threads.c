/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported programs on several threads at once: one program, and instances that share weights. */
#include "op_fixture.h"

#include <tenon/program.h>

#include <pthread.h>

enum { THREADS = 4, ROUNDS = 50, OUTPUTS = 8 };

/* What a thread runs, and whether each result was right. */
typedef struct worker {
    tn_program *program; /* borrowed */
    tn_tensor *x;        /* borrowed */
    float wanted;        /* of the first element */
    float step;          /* added to it in each round */
    bool is_right;       /* so far */
} worker;

static void *work(void *argument)
{
    worker *w = argument;
    w->is_right = true;
    for (int i = 0; i < ROUNDS; i++) {
        tn_value outputs[OUTPUTS] = {{TN_KIND_NONE, {NULL}}};
        tn_tensor *x = NULL;
        const tn_value args[] = {T(w->x)};
        tn_value copy = tn_value_none();
        const tn_op *clone;
        size_t count = tn_program_num_outputs(w->program);
        bool is_run = tn_op_find("aten::clone", &clone) == TN_OK &&
                      tn_op_call(clone, args, 1, &copy, 1) == TN_OK;
        x = copy.as.tensor;
        is_run = is_run && tn_program_run(w->program, ARGS(T(x)), outputs, count) == TN_OK;
        w->is_right = w->is_right && is_run &&
                      ((const float *)tn_tensor_data(outputs[0].as.tensor))[0] ==
                          w->wanted + w->step * (float)i;
        for (size_t k = 0; k < OUTPUTS; k++)
            tn_value_release(&outputs[k]);
        tn_value_release(&copy);
    }
    return NULL;
}

/* Run all workers at once. */
static void run_workers(worker *workers)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_true(workers[i].is_right);
    }
}

static tn_program *load(const char *path)
{
    tn_program *program = NULL;
    if (tn_program_load(path, NULL, &program) != TN_OK)
        fail_msg("%s", tn_last_error());
    return program;
}

static void several_threads_run_one_program(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/mlp.pt2");
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(2, 4));
    tn_value y = tn_value_none();
    worker workers[THREADS];
    assert_int_equal(tn_program_run(program, ARGS(T(x)), &y, 1), TN_OK);
    for (int i = 0; i < THREADS; i++)
        workers[i] = (worker){
            .program = program, .x = x, .wanted = ((const float *)tn_tensor_data(y.as.tensor))[0]};
    run_workers(workers);
    tn_value_release(&y);
    tn_tensor_release(x);
    tn_program_free(program);
}

/* All threads run it for the first time, and each would keep what depends on weights alone. */
static void several_threads_fold_at_once(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/images.pt2"), *other = load(PROGRAMS "/images.pt2");
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(1, 3, 8, 8));
    tn_value y[OUTPUTS] = {{TN_KIND_NONE, {NULL}}};
    worker workers[THREADS];
    assert_int_equal(tn_program_run(other, ARGS(T(x)), y, tn_program_num_outputs(other)), TN_OK);
    for (int i = 0; i < THREADS; i++)
        workers[i] = (worker){.program = program,
                              .x = x,
                              .wanted = ((const float *)tn_tensor_data(y[0].as.tensor))[0]};
    run_workers(workers);
    for (size_t i = 0; i < OUTPUTS; i++)
        tn_value_release(&y[i]);
    tn_tensor_release(x);
    tn_program_free(program);
    tn_program_free(other);
}

/* The program counts its runs in a buffer, and its first result is (x + 1) times the count. */
static void instances_on_several_threads_keep_their_buffers_apart(void **state)
{
    (void)state;
    tn_program *program = load(PROGRAMS "/counting.pt2");
    tn_tensor *x = count_up(TN_DTYPE_F32, SIZES(4, 2));
    worker workers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        tn_program *instance = program;
        if (i > 0)
            assert_int_equal(tn_program_clone(program, &instance), TN_OK);
        workers[i] = (worker){.program = instance, .x = x, .wanted = 1, .step = 1};
    }
    run_workers(workers);
    for (int i = 0; i < THREADS; i++)
        tn_program_free(workers[i].program);
    tn_tensor_release(x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(several_threads_run_one_program),
        cmocka_unit_test(several_threads_fold_at_once),
        cmocka_unit_test(instances_on_several_threads_keep_their_buffers_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
